import { StyleSheet, View } from 'react-native';

import { radius, space, target } from '../theme/space';
import { useTheme } from '../theme/theme';
import { Icon } from './icon';
import { Text } from './text';
import { Touch } from './touch';

interface Option<T> {
  readonly value: T;
  readonly label: string;
}

interface Props<T> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Choice({
  label,
  chosen,
  onPress,
}: {
  readonly label: string;
  readonly chosen: boolean;
  readonly onPress: () => void;
}) {
  const { palette } = useTheme();
  return (
    <Touch
      role="radio"
      label={label}
      checked={chosen}
      onPress={onPress}
      style={(pressed) => [
        styles.choice,
        {
          borderColor: palette.text,
          backgroundColor: chosen ? palette.action : pressed ? palette.pressed : palette.panel,
        },
      ]}
    >
      {chosen && <Icon name="check" size={18} colour={palette.onAction} />}
      <Text tone={chosen ? 'onAction' : 'text'} align="center" style={styles.text}>
        {label}
      </Text>
    </Touch>
  );
}

/** One of a few, all in sight. */
export function SegmentedChoice<T extends string | number>({ label, options, value, onChange }: Props<T>) {
  return (
    <View role="radiogroup" aria-label={label} style={styles.row}>
      {options.map((option) => (
        <Choice
          key={option.value}
          label={option.label}
          chosen={option.value === value}
          onPress={() => onChange(option.value)}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.snug },
  choice: {
    minHeight: target.least,
    minWidth: target.least,
    flexDirection: 'row',
    gap: space.tight,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: space.room,
    paddingVertical: space.tight,
    borderWidth: 1.5,
    borderRadius: radius.control,
  },
  text: { flexShrink: 1 },
});
