import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';

import { space } from '../theme/space';
import { useTheme } from '../theme/theme';
import { IconButton } from './icon-button';
import { Text } from './text';

interface Props {
  /** The one heading of the screen. */
  readonly title: string;
  readonly back?: { readonly label: string; readonly onPress: () => void };
  /** Buttons at the end of the title line. */
  readonly actions?: ReactNode;
  /** Scrolls unless the content fills the screen by itself. */
  readonly fixed?: boolean;
  /** Wide windows show its parts beside each other. */
  readonly broad?: boolean;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** Safe areas, one heading, one main part. */
export function Screen({ title, back, actions, fixed = false, broad = false, footer, children }: Props) {
  const { palette } = useTheme();
  const head = (
    <View role="banner" style={styles.head}>
      {back !== undefined && <IconButton icon="back" label={back.label} onPress={back.onPress} />}
      <Text variant="heading" aria-level={1} style={styles.title}>
        {title}
      </Text>
      {actions}
    </View>
  );
  return (
    <SafeAreaView style={[styles.page, { backgroundColor: palette.ground }]}>
      {head}
      {fixed ? (
        <View role="main" style={styles.fixed}>
          {children}
        </View>
      ) : (
        <ScrollView contentContainerStyle={styles.scroll}>
          <View role="main" style={[styles.column, broad && styles.broad]}>
            {children}
          </View>
        </ScrollView>
      )}
      {footer !== undefined && (
        <View role="contentinfo" style={styles.foot}>
          {footer}
        </View>
      )}
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.snug,
    paddingHorizontal: space.room,
    minHeight: 56,
  },
  title: { flex: 1 },
  fixed: { flex: 1 },
  scroll: { flexGrow: 1, padding: space.room, alignItems: 'center' },
  column: { width: '100%', maxWidth: 720, gap: space.room },
  broad: { maxWidth: 1240 },
  foot: { padding: space.room },
});
