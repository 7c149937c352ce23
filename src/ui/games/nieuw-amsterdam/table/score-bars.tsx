import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/core/game';
import { at } from '@/core/list';
import { Icon } from '@/ui/kit/icon';
import { useRoom } from '@/ui/kit/pane';
import { PlayerBadge } from '@/ui/kit/player-badge';
import { Text } from '@/ui/kit/text';
import { colours } from '@/ui/theme/colours';
import { playerLook } from '@/ui/theme/players';
import { radius, space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { usePosition } from './scene';

export interface ScoreBar {
  readonly seat: Seat;
  /** Points before, and what comes on top of them now. */
  readonly base: number;
  readonly gain: number;
  /** Said at the end of the line. */
  readonly text: string;
  readonly crowned?: boolean;
}

function Bar({ bar, most }: { readonly bar: ScoreBar; readonly most: number }) {
  const { seats } = usePosition();
  const { palette } = useTheme();
  const { colour } = playerLook(at(seats, bar.seat).colour);
  const part = (points: number): `${number}%` => `${(Math.max(0, points) / most) * 100}%`;
  return (
    <View style={[styles.rail, { borderColor: palette.line, backgroundColor: palette.pressed }]}>
      <View style={{ width: part(bar.base), backgroundColor: colour }} />
      {bar.gain > 0 && (
        <View style={[styles.gain, { width: part(bar.gain), borderColor: colour }]}>
          <View style={[styles.core, { backgroundColor: colour }]} />
        </View>
      )}
    </View>
  );
}

/** From this on a player's bar stands beside the name. */
const WIDE = 560;

/** Everybody's points as lengths one can compare; what was just won stands out by its shape. */
export function ScoreBars({ bars }: { readonly bars: readonly ScoreBar[] }) {
  const { seats } = usePosition();
  const wide = useRoom().width >= WIDE;
  const most = Math.max(1, ...bars.map(({ base, gain }) => base + gain));
  return (
    <View style={styles.bars}>
      {bars.map((bar) => (
        <View key={bar.seat} style={wide && styles.wide}>
          <View style={[styles.head, wide && styles.who]}>
            <PlayerBadge seat={at(seats, bar.seat)} size={24} />
            {bar.crowned === true && <Icon name="vp" size={26} />}
            <Text align="right" style={styles.text}>
              {bar.text}
            </Text>
          </View>
          <View style={wide && styles.beside}>
            <Bar bar={bar} most={most} />
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bars: { gap: space.tight },
  wide: { flexDirection: 'row', alignItems: 'center', gap: space.cosy },
  who: { flexBasis: 300 },
  beside: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  text: { flex: 1 },
  rail: { flexDirection: 'row', height: 16, borderWidth: 1, borderRadius: radius.chip, overflow: 'hidden' },
  gain: {
    borderWidth: 2,
    borderStyle: 'dashed',
    backgroundColor: colours.vellum,
    justifyContent: 'center',
    paddingHorizontal: space.hair,
  },
  core: { height: 4, borderRadius: radius.chip },
});
