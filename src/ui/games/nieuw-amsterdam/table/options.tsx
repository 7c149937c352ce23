import { Children, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';

interface Props {
  readonly label: string;
  /** How wide one of them is at least: as many stand side by side as there is room for. */
  readonly least?: number;
  readonly children: ReactNode;
}

/** Things to choose one of. */
export function Options({ label, least = 240, children }: Props) {
  const { textScale } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={styles.grid}>
      {Children.map(children, (child) => (
        <View style={[styles.cell, { flexBasis: least * textScale }]}>{child}</View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tight },
  cell: { flexGrow: 1, flexShrink: 1 },
});
