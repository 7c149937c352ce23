import { Stack, useFocusEffect, useLocalSearchParams, useRouter } from 'expo-router';
import { useCallback, useMemo, useState } from 'react';
import { SafeAreaView } from 'react-native-safe-area-context';
import { useStore } from 'zustand';

import { matchStore, writer } from '@/match';
import type { SaveProblem } from '@/match/save';
import { useTheme } from '@/ui/theme/theme';
import { NoticeScreen } from '../shell/notice-screen';
import { startMatch } from '../shell/start-match';
import { changeSettings, useSettings } from '../shell/use-settings';
import { useLanguage, useWords } from '../shell/use-words';
import { useWriter } from '../shell/use-writer';
import { useKeepAwake } from './keep-awake';
import { MatchTable } from './match-table';
import { MotionSetting } from './motion-setting';
import { usePace } from './use-pace';
import { Sounding } from './sounding';
import type { Ways } from './sitting';

/** Puts the game of the address on the table, unless it lies there: also when one comes back from settings. */
function useOpened(id: string, mine: boolean): SaveProblem | null {
  const [failed, setFailed] = useState<{ readonly id: string; readonly problem: SaveProblem } | null>(null);
  useFocusEffect(
    useCallback(() => {
      if (!mine || matchStore.getState().id === id) return;
      void matchStore
        .getState()
        .open(id)
        .then((problem) => setFailed(problem === null ? null : { id, problem }));
    }, [id, mine]),
  );
  return failed?.id === id ? failed.problem : null;
}

function useWays(): Ways {
  const router = useRouter();
  const language = useLanguage();
  return useMemo(
    () => ({
      leave: () => {
        router.replace('/');
        void matchStore.getState().leave();
      },
      rules: (rule) => {
        const { table } = matchStore.getState();
        if (table === null) return;
        router.push({ pathname: '/rules/[game]', params: { game: table.game, ...(rule && { rule }) } });
      },
      settings: () => router.push('/settings'),
      botSpeed: (botSpeed) => changeSettings({ botSpeed }),
      rematch: () => {
        const { table } = matchStore.getState();
        const id = table === null ? null : startMatch(language, { ...table, first: null });
        if (id !== null) router.replace(`/match/${id}`);
      },
    }),
    [router, language],
  );
}

function KeepAwake() {
  useKeepAwake();
  return null;
}

/** One game: of the address, on the table of the app. */
export function MatchScreen() {
  const { id } = useLocalSearchParams<{ id: string }>();
  const { palette } = useTheme();
  const language = useLanguage();
  const { leftHanded } = useSettings();
  const pace = usePace();
  const { common } = useWords();
  const mine = useWriter();
  const problem = useOpened(id, mine);
  const there = useStore(matchStore, (state) => state.id === id);
  const name = useStore(matchStore, (state) => state.name);
  const ways = useWays();
  if (!mine) {
    const { otherTab, playHere } = common.match.saving;
    return <NoticeScreen text={otherTab} action={{ label: playHere, onPress: () => void writer.claim() }} />;
  }
  if (problem !== null) {
    const { errors } = common;
    const text = problem.code === 'missing' ? errors.noSuchMatch : errors.brokenSave.reasons[problem.code];
    return <NoticeScreen text={text} />;
  }
  return (
    <SafeAreaView style={{ flex: 1, backgroundColor: palette.ground }}>
      <Stack.Screen options={{ title: name ?? common.title }} />
      <MotionSetting />
      <KeepAwake />
      {there && (
        <Sounding>
          <MatchTable
            store={matchStore}
            language={language}
            leftHanded={leftHanded}
            pace={pace}
            ways={ways}
          />
        </Sounding>
      )}
    </SafeAreaView>
  );
}
