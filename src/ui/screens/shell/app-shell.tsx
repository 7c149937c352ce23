import { StatusBar } from 'expo-status-bar';
import { type ReactNode, useEffect } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import { matchStore, settingsStore } from '@/match';
import { useFaces } from '@/ui/theme/fonts';
import { ThemeProvider, useTheme } from '@/ui/theme/theme';
import { keepEdition } from './edition';
import { askToKeep } from './persistence';
import { useSettings } from './use-settings';
import { useLanguage } from './use-words';

const SCHEMES = { auto: 'system', on: 'night', off: 'light' } as const;
const MOTIONS = { auto: 'system', full: 'full', fast: 'full', reduced: 'reduced', off: 'reduced' } as const;

/** Reads the settings once; whether they and the faces are there. */
function useLoaded(): boolean {
  const faces = useFaces();
  const ready = useStore(settingsStore, (state) => state.ready);
  useEffect(() => {
    if (!settingsStore.getState().ready) void settingsStore.open();
  }, []);
  return faces && ready;
}

/** What follows from the settings outside React. */
function useFollowers(): void {
  const { botSpeed } = useSettings();
  const language = useLanguage();
  useEffect(() => matchStore.getState().setBotSpeed(botSpeed), [botSpeed]);
  useEffect(() => {
    if (Platform.OS === 'web') document.documentElement.lang = language;
  }, [language]);
}

function Surface({ children }: { readonly children: ReactNode }) {
  const { night, palette } = useTheme();
  return (
    <View style={[styles.root, { backgroundColor: palette.ground }]}>
      <StatusBar style={night ? 'light' : 'dark'} />
      {children}
    </View>
  );
}

/** Everything around the screens. Nothing can be tapped before all of it is loaded. */
export function AppShell({ children }: { readonly children: ReactNode }) {
  const loaded = useLoaded();
  const { night, textScale, animation } = useSettings();
  useFollowers();
  // An app from a store is on the device as a whole; in a browser it has to get there.
  useEffect(() => {
    if (!loaded || Platform.OS !== 'web') return;
    void keepEdition();
    return askToKeep();
  }, [loaded]);
  if (!loaded) return null;
  return (
    <ThemeProvider scheme={SCHEMES[night]} textScale={textScale / 100} motion={MOTIONS[animation]}>
      <Surface>{children}</Surface>
    </ThemeProvider>
  );
}

const styles = StyleSheet.create({ root: { flex: 1 } });
