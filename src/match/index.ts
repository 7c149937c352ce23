import { gameById } from '@/games/registry';
import { createBotRunner } from './bot-runner';
import { createLibrary } from './library';
import { FORMAT } from './migrations';
import { createSaves } from './saves';
import { schedule } from './schedule';
import { createSettingsStore } from './settings-store';
import { asyncStorage } from './storage/async-storage';
import { findMedia } from './storage/media';
import { mirrored } from './storage/mirrored';
import { createVault } from './storage/vault';
import { createWriter } from './storage/writer';
import { createMatchStore } from './store';

const media = findMedia();
const now = (): number => Date.now();

/** Which window of the app may write. */
export const writer = createWriter();

/** The one game table of the app, with the real disk, clock and timers. */
export const saves = createSaves({
  vault: createVault(media, FORMAT),
  legacy: asyncStorage,
  gameById,
  writer,
  now,
});

export const library = createLibrary({ saves, gameById, now, random: () => Math.random() });

export const settingsStore = createSettingsStore(mirrored(media, asyncStorage));

export const matchStore = createMatchStore({
  saves,
  now,
  schedule,
  runner: createBotRunner(() => matchStore.setState({ slowBots: true })),
  gameById,
});

writer.beforeRelease(() => matchStore.getState().leave());

/** How well a bot can play each game, weakest first. */
export { levelsOf } from '@/bots/levels';
