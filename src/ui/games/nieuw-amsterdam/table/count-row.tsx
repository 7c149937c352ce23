import { StyleSheet, View } from 'react-native';

import type { GlyphName } from '@/ui/kit/glyphs';
import { Icon } from '@/ui/kit/icon';
import { Stepper } from '@/ui/kit/stepper';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { usePosition } from './scene';

interface Props {
  readonly icon: GlyphName;
  readonly label: string;
  readonly note?: string;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

/** A kind of thing and how many of it. */
export function CountRow({ icon, label, note, value, min = 0, max, onChange }: Props) {
  const { common } = usePosition();
  const { less, more } = common.accessibility;
  return (
    <View style={styles.row}>
      <Icon name={icon} size={26} />
      <View style={styles.words}>
        <Text>{label}</Text>
        {note !== undefined && note !== '' && (
          <Text variant="small" tone="muted">
            {note}
          </Text>
        )}
      </View>
      <Stepper
        label={label}
        labels={{ less: less(label), more: more(label) }}
        value={value}
        min={min}
        max={max}
        onChange={onChange}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.snug },
  words: { flex: 1 },
});
