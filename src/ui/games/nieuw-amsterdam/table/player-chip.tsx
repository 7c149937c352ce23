import { StyleSheet, View } from 'react-native';

import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import { PlayerMark } from '@/ui/kit/player-mark';
import { Text } from '@/ui/kit/text';
import { Touch } from '@/ui/kit/touch';
import { playerLook } from '@/ui/theme/players';
import { target } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { usePosition } from './scene';

interface Props {
  readonly seat: Seat;
  readonly shown: boolean;
  readonly onPress: () => void;
}

/** One player in the strip of a phone: sign, name, points. A tap shows what they own. */
export function PlayerChip({ seat, shown, onPress }: Props) {
  const { say, seats, view, acting } = usePosition();
  const { palette } = useTheme();
  const { name, colour } = at(seats, seat);
  const { vp } = at(view.players, seat);
  return (
    <Touch
      role="radio"
      label={`${name} ${say.names.amount.vp(vp)}`}
      checked={shown}
      onPress={onPress}
      style={() => [
        styles.chip,
        { borderColor: seat === acting ? playerLook(colour).colour : 'transparent' },
        shown && { backgroundColor: palette.panel },
      ]}
    >
      <View style={styles.top}>
        <PlayerMark colour={colour} size={20} />
        <Text variant="body">{vp}</Text>
      </View>
      <Text variant="tiny" tone={shown ? 'text' : 'muted'} numberOfLines={1}>
        {name}
      </Text>
    </Touch>
  );
}

const styles = StyleSheet.create({
  chip: {
    flex: 1,
    minHeight: target.least,
    alignItems: 'center',
    justifyContent: 'center',
    borderTopWidth: 3,
    overflow: 'hidden',
  },
  top: { flexDirection: 'row', alignItems: 'center', gap: 2 },
});
