import { Children, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';

/** The least width of a name with a number to set. */
const LEAST = 270;

/** Numbers to set, in as many columns as there is room for. */
export function Rows({ children }: { readonly children: ReactNode }) {
  const { textScale } = useTheme();
  return (
    <View style={styles.rows}>
      {Children.map(children, (child) => (
        <View style={[styles.one, { flexBasis: LEAST * textScale }]}>{child}</View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.wide, rowGap: space.tight },
  one: { flexGrow: 1, flexShrink: 1 },
});
