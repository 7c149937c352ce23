import { StyleSheet, View } from 'react-native';

import { Divider } from '@/ui/kit/divider';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { useWords } from '../shell/use-words';
import { Vignette } from './vignette';

/** The name of the app in the frame of an old title page. */
export function TitlePage({ small }: { readonly small: boolean }) {
  const { palette } = useTheme();
  const { title, tagline } = useWords().common;
  return (
    <View style={[styles.frame, { borderColor: palette.text }]}>
      <View
        style={[
          styles.sheet,
          small && styles.small,
          { borderColor: palette.text, backgroundColor: palette.panel },
        ]}
      >
        <Vignette height={small ? 96 : 200} />
        <Text variant="display" align="center" style={styles.title}>
          {title}
        </Text>
        <View style={styles.rule}>
          <Divider />
        </View>
        <Text variant="quote" align="center" style={styles.tagline}>
          {tagline}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  // A thick and a thin line, as old maps frame their title.
  frame: { padding: 4, borderWidth: 3 },
  sheet: {
    alignItems: 'center',
    gap: space.room,
    padding: space.wide,
    paddingTop: space.room,
    borderWidth: 1,
  },
  small: { gap: space.snug, padding: space.cosy },
  title: { letterSpacing: 2 },
  rule: { width: 96 },
  tagline: { maxWidth: 440 },
});
