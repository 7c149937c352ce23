import { run } from '../lib/bundle.mjs';

/** The rules core and the words of the app, for whoever must know what is legal and what it is called. */
export const core = await run('__tests__/support/core-main.ts');

const GAME = 'nieuw-amsterdam';
export const game = core.gameById(GAME);

/** The table of these people, in the order they sit. */
export const tableFor = (seed, players, more = {}) => {
  const bare = core.newTable({ game: GAME, seed, players, humans: players, level: 'easy' });
  return core.settled({ ...bare, ...more }, (seat) => NAMES[seat]);
};

const NAMES = ['Annetje', 'Bastiaen', 'Cornelis', 'Dorothea', 'Evert'];

/** The match after so many moves of a record. */
export function matchAfter(record, moves = record.moves.length) {
  const replayed = core.replay({ ...record, moves: record.moves.slice(0, moves) }, core.gameById);
  if (!replayed.ok) throw new Error(`the record does not play: ${JSON.stringify(replayed.problem)}`);
  return replayed.match;
}

const SENSIBLE = { level: 'easy', temperament: 'settler' };

/** What the easy bot would do here. */
export const sensibleMove = (state, seed) =>
  core.thought(core.brainFor(GAME).think(core.questionOf(game, state, SENSIBLE, seed))).move;
