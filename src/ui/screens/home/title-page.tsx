import { StyleSheet, View } from 'react-native';

import { Divider } from '@/ui/kit/divider';
import { Text } from '@/ui/kit/text';
import { colours } from '@/ui/theme/colours';
import { space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { Prospect } from '../on-demand';
import { useWords } from '../shell/use-words';

interface Props {
  /** Little room: smaller letters, and less of the sky. */
  readonly small: boolean;
  /** In front of the picture that fills the window, rather than under one of its own. */
  readonly bare?: boolean;
}

/** The name of the app in the frame of an old title page. */
export function TitlePage({ small, bare = false }: Props) {
  const { palette } = useTheme();
  const { title, tagline } = useWords().common;
  const line = { borderColor: palette.text };
  return (
    <View style={[styles.frame, line, { backgroundColor: palette.panel }, bare && styles.bare]}>
      <View style={[styles.sheet, line]}>
        {!bare && (
          <View style={[styles.picture, line, small && styles.low]}>
            <Prospect />
          </View>
        )}
        <View style={[styles.words, small && styles.small]}>
          <Text variant={small ? 'title' : 'display'} aria-level={1} align="center" style={styles.title}>
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
    </View>
  );
}

const styles = StyleSheet.create({
  // A thick and a thin line, as old maps frame their title.
  frame: { padding: 4, borderWidth: 3 },
  bare: { alignSelf: 'center', maxWidth: '94%' },
  sheet: { borderWidth: 1 },
  picture: { aspectRatio: 15 / 7, overflow: 'hidden', borderBottomWidth: 1.5, backgroundColor: colours.sea },
  low: { aspectRatio: 2.3 },
  words: { alignItems: 'center', gap: space.snug, padding: space.room, paddingHorizontal: space.vast },
  small: { gap: space.hair, padding: space.snug, paddingHorizontal: space.snug },
  title: { letterSpacing: 3 },
  rule: { width: 96 },
  tagline: { maxWidth: 440 },
});
