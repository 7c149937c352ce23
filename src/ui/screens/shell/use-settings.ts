import { useStore } from 'zustand';

import { settingsStore } from '@/match';
import type { Settings } from '@/match/settings';

export const useSettings = (): Settings => useStore(settingsStore, ({ settings }) => settings);

export const changeSettings = (change: Partial<Settings>): void => settingsStore.getState().change(change);
