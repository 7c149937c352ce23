import { Stack, useFocusEffect } from 'expo-router';
import { useCallback, useEffect } from 'react';
import { Platform, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { SafeAreaView } from 'react-native-safe-area-context';

import { matchStore } from '@/match';
import { Banner } from '@/ui/kit/banner';
import { Text } from '@/ui/kit/text';
import { colours } from '@/ui/theme/colours';
import { space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { useWindowShape } from '@/ui/theme/window';
import { fetchLater, Prospect } from '../on-demand';
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

/** What one can do here, and the interrupted game before anything else. */
function useChoices() {
  const { errors } = useWords().common;
  const { list } = useSaves();
  const usable = list !== null;
  // Everything else comes once all here can be tapped; an app from a store is on the device as a whole.
  useEffect(() => {
    if (usable && Platform.OS === 'web') fetchLater();
  }, [usable]);
  const entries = list === null || list === 'unreadable' ? [] : list;
  const running = entries.find((entry) => entry.ok && entry.document.summary.toAct !== null);
  return {
    news: (
      <>
        <NewEdition />
        <Notices />
        {list === 'unreadable' && <Banner tone="alarm" text={errors.notReadable} />}
      </>
    ),
    continued: running?.ok === true && <ContinueCard document={running.document} />,
    usable,
    actions: usable && (
      <>
        <HomeActions main={running === undefined} />
        <BackupReminder list={entries} />
      </>
    ),
  };
}

type Choices = ReturnType<typeof useChoices>;

function Credit() {
  const { palette } = useTheme();
  return (
    <View role="contentinfo" style={[styles.foot, { backgroundColor: palette.ground }]}>
      <Text variant="small" tone="muted" align="center">
        {useWords().common.credit}
      </Text>
    </View>
  );
}

/** A window wider than high is filled by the picture; everything else lies upon its sky and its water. */
function WideHome({ usable, news, continued, actions }: Choices) {
  const { night } = useTheme();
  return (
    <>
      {!night && <View style={[StyleSheet.absoluteFill, styles.sky]} />}
      {!night && <View style={styles.sea} />}
      {usable && <Prospect />}
      <ScrollView contentContainerStyle={styles.scroll}>
        <View role="main" style={styles.wide}>
          <TitlePage small={false} bare />
          <View style={styles.upon}>
            <View style={styles.card}>
              {news}
              {continued}
            </View>
            <View style={styles.card}>{actions}</View>
          </View>
        </View>
        <Credit />
      </ScrollView>
    </>
  );
}

/** The title page and what one can do, one under the other, or on a low window side by side. */
function NarrowHome({ news, continued, actions }: Choices) {
  const { size, low } = useWindowShape();
  return (
    <ScrollView contentContainerStyle={styles.scroll}>
      <View role="main" style={[styles.main, low && styles.low]}>
        <View style={low && styles.half}>
          <TitlePage small={size === 'compact' || low} />
        </View>
        <View style={[styles.choices, low && styles.half]}>
          {news}
          {continued}
          {actions}
        </View>
      </View>
      <Credit />
    </ScrollView>
  );
}

/** Where the app opens. */
export function HomeScreen() {
  useClearedTable();
  const { palette } = useTheme();
  const { size, low } = useWindowShape();
  const { width, height } = useWindowDimensions();
  const { title } = useWords().common;
  const choices = useChoices();
  const wide = !low && width > height && (size === 'expanded' || size === 'large');
  return (
    <SafeAreaView style={[styles.page, { backgroundColor: palette.ground }]}>
      <Stack.Screen options={{ title }} />
      {wide ? <WideHome {...choices} /> : <NarrowHome {...choices} />}
    </SafeAreaView>
  );
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  scroll: { flexGrow: 1 },
  // The horizon of the picture, until that is here.
  sky: { backgroundColor: colours.vellum },
  sea: { position: 'absolute', start: 0, end: 0, bottom: 0, height: '39%', backgroundColor: colours.sea },
  wide: { flexGrow: 1, padding: space.wide, gap: space.wide, justifyContent: 'space-between' },
  upon: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', gap: space.wide },
  card: { flexBasis: 440, flexShrink: 1, gap: space.room },
  main: {
    flexGrow: 1,
    width: '100%',
    maxWidth: 820,
    alignSelf: 'center',
    padding: space.room,
    gap: space.room,
    justifyContent: 'center',
  },
  low: { flexDirection: 'row', maxWidth: 1120, alignItems: 'flex-start' },
  half: { flex: 1 },
  choices: { gap: space.room },
  foot: { padding: space.snug, paddingHorizontal: space.room },
});
