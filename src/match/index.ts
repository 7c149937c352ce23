import { botFor } from '@/bots/registry';
import { randomBot } from '@/bots/bot';
import { gameById } from '@/games/registry';
import { createSaves } from './saves';
import { createSettingsStore } from './settings-store';
import { asyncStorage } from './storage/async-storage';
import { createMatchStore } from './store';

/** The one game table of the app, with the real disk, clock and timers. */
export const saves = createSaves(asyncStorage, gameById);

export const settingsStore = createSettingsStore(asyncStorage);

export const matchStore = createMatchStore({
  saves,
  now: () => Date.now(),
  schedule: (run, ms) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  // A level of another version of the app still has somebody to play.
  bots: (game, level) => botFor(game, level) ?? randomBot,
  gameById,
});

/** How well a bot can play each game, weakest first. */
export { levelsOf } from '@/bots/registry';
