import { StyleSheet, View } from 'react-native';

import { radius, space } from '../theme/space';
import { playerLook, type SeatIdentity } from '../theme/players';
import { useTheme } from '../theme/theme';
import { PlayerMark } from './player-mark';
import { Text } from './text';

interface Props {
  readonly text: string;
  readonly note?: string;
  readonly tone?: 'plain' | 'alarm' | 'good';
  /** Whose turn it tells of: their colour at the edge and their sign in front. */
  readonly seat?: SeatIdentity;
  /** Where every line counts. */
  readonly short?: boolean;
}

/** News in one line; read out when it changes, at once if something is wrong. */
export function Banner({ text, note, tone = 'plain', seat, short = false }: Props) {
  const { palette } = useTheme();
  const edge =
    seat === undefined ? (tone === 'plain' ? palette.line : palette[tone]) : playerLook(seat.colour).colour;
  return (
    <View
      accessible
      role={tone === 'alarm' ? 'alert' : 'status'}
      aria-live={tone === 'alarm' ? 'assertive' : 'polite'}
      style={[styles.banner, short && styles.short, { backgroundColor: palette.panel, borderColor: edge }]}
    >
      {seat !== undefined && <PlayerMark colour={seat.colour} size={short ? 26 : 32} />}
      <View style={styles.words}>
        <Text variant={short ? 'body' : 'lead'} tone={tone === 'plain' ? 'text' : tone}>
          {text}
        </Text>
        {note !== undefined && (
          <Text variant="small" tone="muted">
            {note}
          </Text>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  banner: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.cosy,
    paddingVertical: space.snug,
    paddingHorizontal: space.room,
    borderWidth: 1.5,
    borderStartWidth: 8,
    borderRadius: radius.control,
  },
  short: { paddingVertical: space.tight, paddingHorizontal: space.snug, minHeight: 40 },
  words: { flex: 1 },
});
