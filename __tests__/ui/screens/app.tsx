import './real-reanimated';

import AsyncStorage from '@react-native-async-storage/async-storage';
import { screen } from '@testing-library/react-native';
import { Stack, useLocalSearchParams } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { Text } from 'react-native';

import { matchStore, saves, settingsStore } from '@/match';
import { DEFAULTS } from '@/match/settings';
import { HomeScreen } from '@/ui/screens/home/home-screen';
import { NewMatchScreen } from '@/ui/screens/new-match/new-match-screen';
import { RulesScreen } from '@/ui/screens/rules/rules-screen';
import { SavedScreen } from '@/ui/screens/saved/saved-screen';
import { SettingsScreen } from '@/ui/screens/settings/settings-screen';
import { AppShell } from '@/ui/screens/shell/app-shell';
import { NotFoundScreen } from '@/ui/screens/shell/not-found-screen';

const Root = () => (
  <AppShell>
    <Stack screenOptions={{ headerShown: false }} />
  </AppShell>
);

/** Stands for the table, which has tests of its own. */
function Table() {
  return <Text>{`table ${useLocalSearchParams<{ id: string }>().id}`}</Text>;
}

const ROUTES = {
  _layout: Root,
  index: HomeScreen,
  'new/[game]': NewMatchScreen,
  'match/[id]': Table,
  'rules/[game]': RulesScreen,
  saved: SavedScreen,
  settings: SettingsScreen,
  '+not-found': NotFoundScreen,
};

/** A device nobody has used yet. */
export async function freshDevice(): Promise<void> {
  await matchStore.getState().leave();
  for (const { id } of [...((await saves.list()) ?? []), ...((await saves.bin()) ?? [])])
    await saves.erase(id);
  await AsyncStorage.clear();
  settingsStore.setState({ settings: { ...DEFAULTS, language: 'en', botSpeed: 'step' }, ready: true });
}

/** The app at this address, loaded. */
export async function openApp(initialUrl = '/'): Promise<void> {
  await renderRouter(ROUTES, { initialUrl });
  await screen.findAllByRole('heading');
}
