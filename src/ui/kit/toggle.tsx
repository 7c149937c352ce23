import { StyleSheet, View } from 'react-native';

import { radius, space, target } from '../theme/space';
import { useTheme } from '../theme/theme';
import { Icon } from './icon';
import { Text } from './text';
import { Touch } from './touch';

interface Props {
  readonly label: string;
  /** A quiet line under the label. */
  readonly note?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** On or off: a knob that moves and a tick that appears, so that it is not a matter of colour. */
export function Toggle({ label, note, value, onChange }: Props) {
  const { palette } = useTheme();
  return (
    <Touch
      role="switch"
      label={note === undefined ? label : `${label} ${note}`}
      checked={value}
      onPress={() => onChange(!value)}
      style={(pressed) => [styles.row, pressed && { backgroundColor: palette.pressed }]}
    >
      <View style={styles.words}>
        <Text>{label}</Text>
        {note !== undefined && (
          <Text variant="small" tone="muted">
            {note}
          </Text>
        )}
      </View>
      <View
        style={[
          styles.rail,
          { borderColor: palette.text, backgroundColor: value ? palette.action : palette.pressed },
        ]}
      >
        <View
          style={[
            styles.knob,
            value && styles.on,
            { backgroundColor: palette.panel, borderColor: palette.text },
          ]}
        >
          {value && <Icon name="check" size={16} />}
        </View>
      </View>
    </Touch>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: target.least,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.room,
    padding: space.tight,
    borderRadius: radius.control,
  },
  words: { flex: 1 },
  rail: { width: 56, height: 32, borderRadius: 16, borderWidth: 1.5, padding: 2, justifyContent: 'center' },
  knob: {
    width: 26,
    height: 26,
    borderRadius: 13,
    borderWidth: 1.5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  on: { alignSelf: 'flex-end' },
});
