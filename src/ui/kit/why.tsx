import { StyleSheet, View } from 'react-native';

import { space, target } from '../theme/space';
import { useTheme } from '../theme/theme';
import { useAbout } from './about';
import { Text } from './text';
import { Touch } from './touch';

interface Props {
  readonly children: string;
  readonly tone?: 'alarm' | 'muted' | 'good';
}

/** A sentence beside a control: why not, or what it would do. Read out when it appears; from it one can read on. */
export function Why({ children, tone = 'alarm' }: Props) {
  const { palette } = useTheme();
  const about = useAbout(children);
  return (
    <View style={[styles.why, { borderColor: palette[tone] }]}>
      <View aria-live="polite" style={styles.words}>
        <Text variant="small" tone={tone}>
          {children}
        </Text>
      </View>
      {about !== null && (
        <Touch role="button" label={about.label} onPress={about.onPress} style={() => styles.about}>
          <Text variant="small" style={styles.link}>
            {about.label}
          </Text>
        </Touch>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  why: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.snug,
    borderStartWidth: 3,
    paddingStart: space.snug,
    marginTop: space.tight,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
  about: { minHeight: target.least, minWidth: target.least, justifyContent: 'center' },
  link: { textDecorationLine: 'underline' },
});
