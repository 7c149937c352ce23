import { StyleSheet, View } from 'react-native';

import { space } from '../theme/space';
import { useTheme } from '../theme/theme';
import { Text } from './text';

interface Props {
  readonly children: string;
  readonly tone?: 'alarm' | 'muted' | 'good';
}

/** A sentence beside a control: why not, or what it would do. Read out when it appears. */
export function Why({ children, tone = 'alarm' }: Props) {
  const { palette } = useTheme();
  return (
    <View aria-live="polite" style={[styles.why, { borderColor: palette[tone] }]}>
      <Text variant="small" tone={tone}>
        {children}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  why: { borderStartWidth: 3, paddingStart: space.snug, marginTop: space.tight },
});
