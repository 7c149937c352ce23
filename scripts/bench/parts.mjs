import { randomMove } from '@/core/game';

import { startWork } from '@/games/nieuw-amsterdam/draft';
import { judge } from '@/games/nieuw-amsterdam/play';
import { MOVE_TYPES, ruleOf } from '@/games/nieuw-amsterdam/rules';

import { diceOf, fourPlayers, game, stateAfter, tableOf } from './playouts.mjs';

const other = diceOf(0);

/** Parts of the work, each done once more at every move: what the games then cost more is what the part costs. */
const PARTS = {
  'all of it': (state) => stateAfter(game.play(state, randomMove(game, state, other))),
  offers: (state) => game.offers(state),
  'offers and sample': (state) => randomMove(game, state, other),
  play: (state, move) => game.play(state, move),
  'play: reading the move': (_state, move) => ruleOf(move.type).shape(move),
  'play: judging it, reading included': (state, move) => judge(state, move),
  'play: copying the state': (state) => startWork(state),
  'setup, spread over all moves': (_state, _move, nth) => nth === 0 && game.setup(tableOf(0, 4)),
};
for (const type of MOVE_TYPES) {
  PARTS[`play ${type}`] = (state, move) => move.type === type && game.play(state, move);
}
const phases = ['placement', 'choose', 'bid', 'pay', 'takeColumn', 'city', 'land', 'trade', 'upkeep'];
for (const phase of phases) {
  PARTS[`offers and sample in ${phase}`] = (state) => state.phase === phase && randomMove(game, state, other);
}

export const partNames = Object.keys(PARTS);

/** Plays the games with one part doubled, or with none; how many moves, and how often the part did anything. */
export function playDoubled(games, name) {
  const part = PARTS[name] ?? (() => false);
  let moves = 0;
  let times = 0;
  for (let index = 0; index < games; index++) {
    const below = diceOf(index);
    let state = game.setup(tableOf(index, fourPlayers()));
    for (let nth = 0; game.toAct(state) !== null; nth++) {
      const move = randomMove(game, state, below);
      if (part(state, move, nth) !== false) times++;
      state = stateAfter(game.play(state, move));
      moves++;
    }
  }
  return { moves, times };
}
