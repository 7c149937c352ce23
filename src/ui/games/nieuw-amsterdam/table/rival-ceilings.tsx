import { StyleSheet, View } from 'react-native';

import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import { PlayerMark } from '@/ui/kit/player-mark';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { lockOut, stillToBid } from '../drafts/auction';
import { ownedInAll } from '../drafts/payment';
import { usePosition } from './scene';

interface Rival {
  readonly seat: Seat;
  readonly text: string;
  readonly out: boolean;
}

/** What those still to speak could bid, in the order they will, and what became of everybody else. */
function useRivals(): readonly Rival[] {
  const { say, view, seat: own, nameOf } = usePosition();
  const after = stillToBid(view);
  const passed = view.auction?.bids.filter(({ amount }) => amount === null).map(({ player }) => player) ?? [];
  const others = view.players.map((_, seat) => seat).filter((seat) => seat !== own && !after.includes(seat));
  return [...after, ...others].flatMap((seat): Rival[] => {
    const column = view.moneyBox.findIndex(({ takenBy }) => takenBy === seat);
    if (after.includes(seat))
      return [
        {
          seat,
          text: say.auction.rivalCeiling(nameOf(seat), ownedInAll(at(view.players, seat))),
          out: false,
        },
      ];
    if (passed.includes(seat)) return [{ seat, text: say.auction.passed(nameOf(seat)), out: true }];
    return column < 0 ? [] : [{ seat, text: say.auction.hasColumn(nameOf(seat), column), out: true }];
  });
}

/** Who still speaks and how far they could go, who is out, and the price that silences all. */
export function RivalCeilings({ most }: { readonly most: number }) {
  const { say, view, seats } = usePosition();
  const rivals = useRivals();
  const price = lockOut(view);
  const end =
    price === null
      ? say.auction.nobodyAfter
      : price <= most
        ? say.auction.lockOut(price)
        : say.auction.noLockOut;
  return (
    <View>
      <View style={styles.rivals}>
        {rivals.map(({ seat, text, out }) => (
          <View key={seat} style={styles.rival}>
            <PlayerMark colour={at(seats, seat).colour} size={18} />
            <Text variant="small" tone={out ? 'muted' : 'text'}>
              {text}
            </Text>
          </View>
        ))}
      </View>
      <Text variant="small" tone={price !== null && price <= most ? 'good' : 'muted'}>
        {end}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  rivals: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.cosy },
  rival: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
});
