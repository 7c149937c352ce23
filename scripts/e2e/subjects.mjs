import { bots } from './bots.mjs';
import { emptied } from './emptied.mjs';
import { testEyes } from './eyes-test.mjs';
import { keyboardOnly } from './keyboard.mjs';
import { kills } from './kills.mjs';
import { monkey } from './monkey.mjs';
import { offline } from './offline.mjs';
import { OUTERMOST, walk } from './walk.mjs';
import { wholeGame } from './whole-game.mjs';

const TABLET = [1280, 800];
const PHONE = [390, 844];

/** What is checked in the browser, by name. */
export const SUBJECTS = {
  eyes: testEyes,
  keyboard: keyboardOnly,
  walk: (place) => walk(place, OUTERMOST),
  'whole-walk': (place) => walk(place),
  games: async (place) => {
    await wholeGame(place, { players: 2, size: TABLET, seed: 1 });
    await wholeGame(place, { players: 5, size: PHONE, seed: 2 });
  },
  bots,
  emptied,
  offline,
  kills: (place) => kills(place, { kills: 20, seed: 1 }),
  monkey: (place) => monkey(place, { actions: 2000, seed: 1 }),
};

/** Those of `npm test`; the whole walk, in both languages and letters, is asked for by name. */
export const USUAL = ['eyes', 'keyboard', 'walk', 'games', 'bots', 'emptied', 'offline', 'kills', 'monkey'];
