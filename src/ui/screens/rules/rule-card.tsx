import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';

import type { RuleEntry } from '@/i18n/words';
import { Text } from '@/ui/kit/text';
import { radius, space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';

interface Props {
  readonly entry: RuleEntry;
  /** The one the address names. */
  readonly marked: boolean;
  readonly onLayout?: (event: LayoutChangeEvent) => void;
}

/** One rule under its number. */
export function RuleCard({ entry, marked, onLayout }: Props) {
  const { palette } = useTheme();
  const { id, title, text } = entry;
  return (
    <View
      role="article"
      aria-label={`${id}, ${title}`}
      onLayout={onLayout}
      style={[
        styles.rule,
        { borderColor: palette.line },
        marked && { borderColor: palette.focus, backgroundColor: palette.panel, ...styles.marked },
      ]}
    >
      <View style={styles.head}>
        <Text variant="subheading" style={styles.title}>
          {title}
        </Text>
        <Text variant="small" tone="muted">
          {id}
        </Text>
      </View>
      <Text>{text}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  rule: { gap: space.tight, paddingVertical: space.snug, paddingHorizontal: space.cosy, borderStartWidth: 2 },
  marked: { borderStartWidth: 6, borderRadius: radius.chip },
  head: { flexDirection: 'row', alignItems: 'baseline', gap: space.snug },
  title: { flex: 1 },
});
