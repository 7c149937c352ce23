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
  const beside = width >= TWO * textScale;
  return (
    <View style={[styles.parts, beside && styles.beside]}>
      {Children.map(children, (child) => (
        <View style={[styles.part, beside && styles.share]}>{child}</View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  parts: { gap: space.room },
  beside: { flexDirection: 'row', gap: space.wide },
  part: { gap: space.room },
  share: { flex: 1, minWidth: 0 },
});
