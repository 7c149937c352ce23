import { StyleSheet, View } from 'react-native';

import { space } from '../theme/space';
import { IconButton } from './icon-button';
import { Text } from './text';

interface Props {
  readonly label: string;
  /** What the buttons say to the ear: "One timber less", "One timber more". */
  readonly labels: { readonly less: string; readonly more: string };
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Shown in place of the plain number. */
  readonly text?: string;
}

/** A small number between two buttons. */
export function Stepper({ label, labels, value, min, max, onChange, text }: Props) {
  return (
    <View role="group" aria-label={label} style={styles.row}>
      <IconButton
        icon="minus"
        label={labels.less}
        disabled={value <= min}
        onPress={() => onChange(value - 1)}
        raised
      />
      <View aria-live="polite" style={styles.value}>
        <Text variant="lead" align="center">
          {text ?? value}
        </Text>
      </View>
      <IconButton
        icon="plus"
        label={labels.more}
        disabled={value >= max}
        onPress={() => onChange(value + 1)}
        raised
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  value: { minWidth: 36 },
});
