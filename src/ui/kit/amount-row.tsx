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
    /** How `min` begins: what there is room for. */
    readonly minShort: string;
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

/** A larger number: one by one, by leaps, or straight to either end; in one line where there is room. */
export function AmountRow({ label, labels, value, min, max, steps = STEPS, onChange }: Props) {
  const set = (wanted: number) => onChange(Math.min(max, Math.max(min, wanted)));
  return (
    <View style={styles.row}>
      <Button snug label={labels.minShort} hint={labels.min} onPress={() => set(min)} />
      <Stepper label={label} labels={labels} value={value} min={min} max={max} onChange={onChange} />
      {steps.map((step) => (
        <Button key={step} snug label={labels.by(step)} onPress={() => set(value + step)} />
      ))}
      <Button snug label={labels.max} onPress={() => set(max)} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.tight,
  },
});
