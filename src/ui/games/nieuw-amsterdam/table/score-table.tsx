import { StyleSheet, View } from 'react-native';

import { at } from '@/core/list';
import { PlayerMark } from '@/ui/kit/player-mark';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { usePosition } from './scene';
import { bySource } from './scores';

/** Points by source, one column for each player. */
export function ScoreTable() {
  const { say, common, past, view, seats, nameOf } = usePosition();
  const rows = bySource(past, seats.length);
  const totals = view.players.map(({ vp }) => vp);
  const spoken = (label: string, points: readonly number[]) =>
    `${label}: ${points.map((amount, seat) => `${nameOf(seat)} ${amount}`).join(', ')}`;
  const row = (label: string, points: readonly number[]) => (
    <View key={label} accessible aria-label={spoken(label, points)} style={styles.row}>
      <Text variant="small" style={styles.label}>
        {label}
      </Text>
      {points.map((amount, seat) => (
        <Text key={seat} variant="small" align="right" style={styles.cell}>
          {amount}
        </Text>
      ))}
    </View>
  );
  return (
    <View>
      <Text variant="subheading">{common.end.table}</Text>
      <View style={styles.row}>
        <Text variant="small" tone="muted" style={styles.label}>
          {common.end.player}
        </Text>
        {seats.map((_, seat) => (
          <View key={seat} style={[styles.cell, styles.mark]}>
            <PlayerMark colour={at(seats, seat).colour} size={22} />
          </View>
        ))}
      </View>
      {rows.map(({ source, points }) => row(say.names.source[source], points))}
      {row(common.end.total, totals)}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  label: { flex: 1 },
  cell: { width: 36 },
  mark: { alignItems: 'flex-end' },
});
