import { Children, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { useRoom } from '@/ui/kit/pane';
import { space } from '@/ui/theme/space';

/** From this on two columns are wide enough to be read. */
export const TWO_COLUMNS = 560;

/** Parts side by side where there is room, else one above the other. */
export function Columns({ children }: { readonly children: ReactNode }) {
  const wide = useRoom().width >= TWO_COLUMNS;
  return (
    <View style={wide ? styles.beside : styles.above}>
      {Children.map(
        children,
        (child) => child !== null && child !== false && <View style={wide && styles.one}>{child}</View>,
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  above: { gap: space.snug },
  beside: { flexDirection: 'row', gap: space.room },
  one: { flex: 1 },
});
