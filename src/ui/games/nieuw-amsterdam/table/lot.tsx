import { StyleSheet, View } from 'react-native';

import { at } from '@/core/list';
import type { GlyphName } from '@/ui/kit/glyphs';
import { Icon } from '@/ui/kit/icon';
import { Text } from '@/ui/kit/text';
import { radius, space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { highBid } from '../drafts/auction';
import { columnFacts } from './facts';
import { usePosition } from './scene';

function Chip({ icon, text }: { readonly icon: GlyphName; readonly text: string }) {
  const { palette } = useTheme();
  return (
    <View style={[styles.chip, { borderColor: palette.line }]}>
      <Icon name={icon} size={20} />
      <Text variant="small">{text}</Text>
    </View>
  );
}

/** What is for sale, what goes with it, and the bid to beat. */
export function Lot() {
  const scene = usePosition();
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
  return (
    <View style={styles.lot}>
      <View
        accessible
        role="group"
        aria-label={`${say.auction.tiles(tiles)}. ${say.auction.bonus(coins)}`}
        style={styles.chips}
      >
        {tiles.map((tile, index) => (
          <Chip key={index} icon={tile} text={say.names.step[tile]} />
        ))}
        <Chip icon="coin" text={say.auction.bonus(coins)} />
      </View>
      <Text variant="lead">
        {high === null ? say.auction.noBid : say.auction.highBid(nameOf(high.player), high.amount)}
      </Text>
      <Text variant="small" tone="muted">{`${say.auction.tokenAtStake(token)} ${swap}`}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  lot: { gap: space.hair },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tight },
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.tight,
    paddingHorizontal: space.tight,
    borderWidth: 1,
    borderRadius: radius.chip,
  },
});
