import { StyleSheet, View } from 'react-native';

import { SegmentedChoice } from '@/ui/kit/segmented-choice';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';

interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
}

interface Props<T> {
  readonly label: string;
  /** For the ear, where one label stands on the screen more than once. */
  readonly fullLabel?: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** All in one line where there is room. */
  readonly inline?: boolean;
}

/** One of a few under its name, with a line about the one chosen. */
export function ChoiceField<T extends string | number>({
  label,
  fullLabel,
  options,
  value,
  onChange,
  inline = false,
}: Props<T>) {
  const hint = options.find((option) => option.value === value)?.hint;
  return (
    <View style={inline ? styles.inline : styles.field}>
      <Text>{label}</Text>
      <SegmentedChoice label={fullLabel ?? label} options={options} value={value} onChange={onChange} />
      {hint !== undefined && hint !== '' && (
        <Text variant="small" tone="muted" style={inline && styles.hint}>
          {hint}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  field: { gap: space.tight },
  inline: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.snug },
  hint: { flexShrink: 1 },
});
