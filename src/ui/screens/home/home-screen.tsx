import { Stack, useFocusEffect } from 'expo-router';
import { useCallback } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';

import { matchStore } from '@/match';
import { Banner } from '@/ui/kit/banner';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { useWindowShape } from '@/ui/theme/window';
import { BackupReminder } from '../shell/backup-reminder';
import { Notices } from '../shell/notices';
import { useSaves } from '../shell/use-saves';
import { useWords } from '../shell/use-words';
import { ContinueCard } from './continue-card';
import { HomeActions } from './home-actions';
import { NewEdition } from './new-edition';
import { TitlePage } from './title-page';

/** Whoever comes back here by any way has left the table: bots do not play on behind the scenes. */
function useClearedTable(): void {
  useFocusEffect(
    useCallback(() => {
      if (matchStore.getState().id !== null) void matchStore.getState().leave();
    }, []),
  );
}

/** Where the app opens: the interrupted game first, then everything else. */
export function HomeScreen() {
  useClearedTable();
  const { palette } = useTheme();
  const { size, low } = useWindowShape();
  const { title, credit, errors } = useWords().common;
  const { list } = useSaves();
  const sideBySide = size === 'expanded' || size === 'large' || low;
  const entries = list === null || list === 'unreadable' ? [] : list;
  const running = entries.find((entry) => entry.ok && entry.document.summary.toAct !== null);
  return (
    <SafeAreaView style={[styles.page, { backgroundColor: palette.ground }]}>
      <Stack.Screen options={{ title }} />
      <ScrollView contentContainerStyle={styles.scroll}>
        <View role="main" style={[styles.main, sideBySide && styles.sideBySide, low && styles.low]}>
          <View style={sideBySide ? styles.half : styles.whole}>
            <TitlePage small={size === 'compact' || low} />
          </View>
          <View style={[sideBySide ? styles.half : styles.whole, styles.choices]}>
            <NewEdition />
            <Notices />
            {list === 'unreadable' && <Banner tone="alarm" text={errors.notReadable} />}
            {running?.ok === true && <ContinueCard document={running.document} />}
            {list !== null && <HomeActions main={running === undefined} />}
            <BackupReminder list={entries} />
          </View>
        </View>
        <View role="contentinfo" style={styles.foot}>
          <Text variant="small" tone="muted" align="center">
            {credit}
          </Text>
        </View>
      </ScrollView>
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  scroll: { flexGrow: 1, padding: space.room, gap: space.wide, alignItems: 'center' },
  main: { flex: 1, width: '100%', maxWidth: 560, gap: space.wide, justifyContent: 'center' },
  sideBySide: { flexDirection: 'row', maxWidth: 1120, alignItems: 'center', gap: space.vast },
  low: { alignItems: 'flex-start' },
  half: { flex: 1 },
  whole: { width: '100%' },
  choices: { gap: space.room },
  foot: { maxWidth: 640 },
});
