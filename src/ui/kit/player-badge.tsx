import { StyleSheet, View } from 'react-native';

import type { SeatIdentity } from '../theme/players';
import { space } from '../theme/space';
import { PlayerMark } from './player-mark';
import { Text, type TextVariant } from './text';

interface Props {
  readonly seat: SeatIdentity;
  readonly size?: number;
  readonly variant?: TextVariant;
}

/** Who: sign and name, never the one without the other. */
export function PlayerBadge({ seat, size = 28, variant = 'body' }: Props) {
  return (
    <View style={styles.row}>
      <PlayerMark colour={seat.colour} size={size} />
      <Text variant={variant} plain numberOfLines={1} style={styles.name}>
        {seat.name}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  name: { flexShrink: 1 },
});
