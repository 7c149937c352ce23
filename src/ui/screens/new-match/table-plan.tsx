import { StyleSheet, View } from 'react-native';

import { at } from '@/core/list';
import type { Edge, SeatSetup } from '@/match/table';
import { PlayerMark } from '@/ui/kit/player-mark';
import { radius, space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { identityOf } from '../shell/identity';
import { useWords } from '../shell/use-words';

interface Props {
  readonly seats: readonly SeatSetup[];
  readonly names: readonly string[];
}

/** The device from above and who sits at which edge. */
export function TablePlan({ seats, names }: Props) {
  const { palette } = useTheme();
  const { setup } = useWords().common;
  const said = seats.map((seat, index) => setup.edgeOf(at(names, index), setup.edges[seat.edge])).join('. ');
  const marksAt = (edge: Edge, upright: boolean) => (
    <View style={[styles.edge, upright ? styles.upright : styles.level]}>
      {seats.map((seat, index) =>
        seat.edge === edge ? <PlayerMark key={index} colour={identityOf(seat).colour} size={36} /> : null,
      )}
    </View>
  );
  return (
    <View accessible role="img" aria-label={said} style={styles.plan}>
      {marksAt('top', false)}
      <View style={styles.middle}>
        {marksAt('left', true)}
        <View style={[styles.device, { borderColor: palette.text, backgroundColor: palette.ground }]} />
        {marksAt('right', true)}
      </View>
      {marksAt('bottom', false)}
    </View>
  );
}

const styles = StyleSheet.create({
  plan: { alignItems: 'center', gap: space.tight },
  middle: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  device: { width: 150, height: 100, borderWidth: 3, borderRadius: radius.sheet },
  edge: { alignItems: 'center', justifyContent: 'center', gap: space.snug },
  level: { flexDirection: 'row', minHeight: 36 },
  upright: { minWidth: 36 },
});
