import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Values } from './storage/mirrored';
import { decodeSettings, DEFAULTS, encodeSettings, type Settings } from './settings';
import { createWriteQueue, type Written } from './write-queue';

export interface SettingsState {
  readonly settings: Settings;
  /** The stored settings are in; before, the defaults stand in for them. */
  readonly ready: boolean;
  readonly save: Written | 'saving';
  /** Takes effect at once and is stored. */
  readonly change: (change: Partial<Settings>) => void;
}

export type SettingsStore = StoreApi<SettingsState> & {
  /** Reads what is stored; what was changed meanwhile stays changed. */
  readonly open: () => Promise<void>;
};

const KEY = 'settings';

export function createSettingsStore(disk: Values): SettingsStore {
  const queue = createWriteQueue();
  let early: Partial<Settings> = {};

  const store = createStore<SettingsState>()(() => ({
    settings: DEFAULTS,
    ready: false,
    save: 'saved',
    change: (change) => {
      store.setState(({ settings }) => ({ settings: { ...settings, ...change } }));
      if (store.getState().ready) write();
      else early = { ...early, ...change };
    },
  }));

  const write = (): void => {
    const { settings } = store.getState();
    store.setState({ save: 'saving' });
    void queue
      .write(KEY, () => disk.set(KEY, encodeSettings(settings)).then((): Written => 'saved'))
      .then((save) => {
        if (store.getState().settings === settings) store.setState({ save });
      });
  };

  const open = async (): Promise<void> => {
    const stored = await disk.get(KEY).catch(() => null); // settings one cannot read are the defaults
    store.setState({ settings: { ...decodeSettings(stored), ...early }, ready: true });
    if (Object.keys(early).length > 0) write();
    early = {};
  };

  return Object.assign(store, { open });
}
