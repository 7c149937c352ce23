import { StyleSheet, View } from 'react-native';

import { space } from '../theme/space';
import { Button } from './button';
import { Stepper } from './stepper';

interface Props {
  readonly label: string;
  readonly labels: {
    readonly less: string;
    readonly more: string;
    readonly min: string;
    readonly max: string;
    /** Visible: "+5". */
    readonly by: (step: number) => string;
  };
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly steps?: readonly number[];
  readonly onChange: (value: number) => void;
}

const STEPS = [1, 2, 5] as const;

/** A larger number: one by one, by leaps, or straight to either end. */
export function AmountRow({ label, labels, value, min, max, steps = STEPS, onChange }: Props) {
  const set = (wanted: number) => onChange(Math.min(max, Math.max(min, wanted)));
  return (
    <View style={styles.rows}>
      <Stepper label={label} labels={labels} value={value} min={min} max={max} onChange={onChange} />
      <View style={styles.leaps}>
        <Button label={labels.min} onPress={() => set(min)} />
        {steps.map((step) => (
          <Button key={step} label={labels.by(step)} onPress={() => set(value + step)} />
        ))}
        <Button label={labels.max} onPress={() => set(max)} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.snug, alignItems: 'center' },
  leaps: { flexDirection: 'row', flexWrap: 'wrap', gap: space.snug, justifyContent: 'center' },
});
