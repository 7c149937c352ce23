import { Stack } from 'expo-router';
import { ScrollView, StyleSheet, Text, View } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';

import { common } from '@/i18n/en/common';
import { colours } from '@/ui/theme/colours';
import { serif } from '@/ui/theme/type';

export function HomeScreen() {
  return (
    <SafeAreaView style={styles.page}>
      <Stack.Screen options={{ title: common.title }} />
      <ScrollView contentContainerStyle={styles.scroll}>
        <View role="main" style={styles.middle}>
          <View style={styles.frame}>
            <View style={styles.sheet}>
              <Text role="heading" aria-level={1} style={styles.title}>
                {common.title}
              </Text>
              <View style={styles.rule} />
              <Text style={styles.tagline}>{common.tagline}</Text>
            </View>
          </View>
        </View>
        <View role="contentinfo" style={styles.footer}>
          <Text style={styles.credit}>{common.credit}</Text>
        </View>
      </ScrollView>
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1, backgroundColor: colours.parchment },
  scroll: { flexGrow: 1, padding: 24, gap: 32 },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  // A thick and a thin line, as old maps frame their title.
  frame: { maxWidth: 640, padding: 5, borderWidth: 3, borderColor: colours.ink },
  sheet: {
    alignItems: 'center',
    gap: 24,
    paddingVertical: 48,
    paddingHorizontal: 24,
    borderWidth: 1,
    borderColor: colours.ink,
    backgroundColor: colours.paper,
  },
  title: { fontFamily: serif, fontSize: 56, color: colours.ink, letterSpacing: 2, textAlign: 'center' },
  rule: { width: 96, height: 3, borderTopWidth: 1, borderBottomWidth: 1, borderColor: colours.rule },
  tagline: {
    maxWidth: 480,
    fontFamily: serif,
    fontSize: 20,
    lineHeight: 30,
    color: colours.ink,
    textAlign: 'center',
  },
  footer: { alignItems: 'center' },
  credit: {
    maxWidth: 560,
    fontFamily: serif,
    fontSize: 14,
    lineHeight: 21,
    color: colours.fadedInk,
    textAlign: 'center',
  },
});
