import { StyleSheet, View } from 'react-native';

import { useTheme } from '../theme/theme';

/** Two thin lines. */
export function Divider() {
  const { palette } = useTheme();
  return <View aria-hidden style={[styles.rule, { borderColor: palette.line }]} />;
}

const styles = StyleSheet.create({ rule: { height: 3, borderTopWidth: 1, borderBottomWidth: 1 } });
