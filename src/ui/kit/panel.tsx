import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { radius, space } from '../theme/space';
import { useTheme } from '../theme/theme';
import { Text } from './text';

interface Props {
  readonly title?: string;
  /** At the end of the title line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A card of vellum with the thick and the thin line of old title pages. */
export function Panel({ title, aside, children }: Props) {
  const { palette } = useTheme();
  return (
    <View style={[styles.outer, { borderColor: palette.text, backgroundColor: palette.panel }]}>
      <View style={[styles.inner, { borderColor: palette.line }]}>
        {title !== undefined && (
          <View style={styles.head}>
            <Text variant="subheading" style={styles.title}>
              {title}
            </Text>
            {aside}
          </View>
        )}
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  outer: { borderWidth: 2, borderRadius: radius.control, padding: 3 },
  inner: { borderWidth: 1, borderRadius: radius.chip, padding: space.cosy, gap: space.cosy },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.snug },
  title: { flex: 1 },
});
