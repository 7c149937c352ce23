import { Children, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { space } from '../theme/space';
import { useTheme } from '../theme/theme';

/** From this width on there is room for two columns. */
const TWO = 1000;

/** Parts of a screen side by side in a wide window, else one under the other. */
export function Spread({ children }: { readonly children: ReactNode }) {
  const { width } = useWindowDimensions();
  const { textScale } = useTheme();
  return (
    <View style={[styles.parts, width >= TWO * textScale && styles.beside]}>
      {Children.map(children, (child) => (
        <View style={styles.part}>{child}</View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  parts: { gap: space.room },
  beside: { flexDirection: 'row', gap: space.wide },
  part: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0, gap: space.room },
});
