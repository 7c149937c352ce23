import { at } from '@/core/list';
import { View } from 'react-native';

import { Text } from '@/ui/kit/text';
import { highBid } from '../drafts/auction';
import { columnFacts } from './facts';
import { useScene } from './scene';

/** What is for sale, what goes with it, and the bids so far. */
export function Lot() {
  const scene = useScene();
  const { say, view, seat, me, nameOf } = scene;
  if (view.auction === null) return null;
  const { chooser, column, bids } = view.auction;
  const { tiles, coins } = columnFacts(scene, column);
  const high = highBid(bids);
  const { token } = at(view.players, chooser);
  const swap =
    seat === chooser
      ? say.auction.tokenKept(nameOf(chooser), token)
      : say.auction.tokenSwap(nameOf(seat), nameOf(chooser), me.token);
  const passed = bids.filter(({ amount }) => amount === null).map(({ player }) => nameOf(player));
  return (
    <View>
      <Text>{say.auction.tiles(tiles)}</Text>
      <Text variant="small">{say.auction.bonus(coins)}</Text>
      <Text variant="small">{`${say.auction.tokenAtStake(token)} ${swap}`}</Text>
      <Text variant="lead">
        {high === null ? say.auction.noBid : say.auction.highBid(nameOf(high.player), high.amount)}
      </Text>
      {passed.map((name) => (
        <Text key={name} variant="small" tone="muted">
          {say.auction.passed(name)}
        </Text>
      ))}
    </View>
  );
}
