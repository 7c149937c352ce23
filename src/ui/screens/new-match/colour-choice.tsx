import { StyleSheet, View } from 'react-native';

import { PlayerMark } from '@/ui/kit/player-mark';
import { Text } from '@/ui/kit/text';
import { Touch } from '@/ui/kit/touch';
import { playerLook, type SeatIdentity } from '@/ui/theme/players';
import { radius, space, target } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { COLOURS } from '../shell/identity';
import { useWords } from '../shell/use-words';

interface Props {
  readonly name: string;
  readonly value: number;
  readonly onChange: (colour: SeatIdentity['colour']) => void;
}

/** Colour and shape in one: a taken one is exchanged with whoever has it. */
export function ColourChoice({ name, value, onChange }: Props) {
  const { palette } = useTheme();
  const { setup } = useWords().common;
  return (
    <View style={styles.field}>
      <Text>{setup.colour}</Text>
      <View role="radiogroup" aria-label={`${setup.colour}: ${name}`} style={styles.row}>
        {COLOURS.map((colour) => (
          <Touch
            key={colour}
            role="radio"
            label={setup.mark(setup.colours[colour], setup.shapes[playerLook(colour).shape])}
            checked={colour === value}
            onPress={() => onChange(colour)}
            style={(pressed) => [
              styles.mark,
              {
                borderColor: colour === value ? palette.text : palette.line,
                borderWidth: colour === value ? 3 : 1,
                backgroundColor: pressed ? palette.pressed : palette.panel,
              },
            ]}
          >
            <PlayerMark colour={colour} size={32} />
          </Touch>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.tight },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.snug },
  mark: {
    width: target.main,
    height: target.main,
    borderRadius: radius.control,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
