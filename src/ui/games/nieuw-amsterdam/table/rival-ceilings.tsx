import { View } from 'react-native';

import { at } from '@/core/list';
import { Text } from '@/ui/kit/text';
import { lockOut, stillToBid } from '../drafts/auction';
import { ownedInAll } from '../drafts/payment';
import { useScene } from './scene';

/** What those still to speak could bid, and the price that silences all of them. */
export function RivalCeilings({ most }: { readonly most: number }) {
  const { say, view, nameOf } = useScene();
  const after = stillToBid(view);
  const price = lockOut(view);
  return (
    <View>
      {after.map((seat) => (
        <Text key={seat} variant="small">
          {say.auction.rivalCeiling(nameOf(seat), ownedInAll(at(view.players, seat)))}
        </Text>
      ))}
      <Text variant="small" tone="muted">
        {price === null
          ? say.auction.nobodyAfter
          : price <= most
            ? say.auction.lockOut(price)
            : say.auction.noLockOut}
      </Text>
    </View>
  );
}
