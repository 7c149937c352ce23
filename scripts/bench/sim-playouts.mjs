import { applyMove } from '@/bots/nieuw-amsterdam/sim/apply';
import { copySim, CURRENT, newSim, NOBODY, RNG, seatAt, VP } from '@/bots/nieuw-amsterdam/sim/cells';
import { newList } from '@/bots/nieuw-amsterdam/sim/code';
import { listMoves } from '@/bots/nieuw-amsterdam/sim/list';
import { loadState } from '@/bots/nieuw-amsterdam/sim/load';

import { diceOf, game, mix, mixedPlayers, tableOf } from './playouts.mjs';

/* The bots' simulator at work: a position is loaded once and then played on from over and over, as in a search. */

const sim = newSim();
const list = newList();
const starts = new Map();

function start(players) {
  const known = starts.get(players);
  if (known !== undefined) return known;
  const made = newSim();
  loadState(made, game.setup(tableOf(0, players)));
  starts.set(players, made);
  return made;
}

/** One random game: the moves listed, one of them, applied. */
export function simPlayout(index, players) {
  const below = diceOf(index);
  copySim(sim, start(players));
  sim[RNG] ^= Math.imul(index + 1, 0x9e3779b1);
  let moves = 0;
  for (; sim[CURRENT] !== NOBODY; moves++) {
    listMoves(sim, list);
    applyMove(sim, list[1 + below(list[0])]);
  }
  return { moves, scores: Array.from({ length: players }, (_, seat) => sim[seatAt(seat) + VP]) };
}

/** Over the scores and the number of moves of every game. */
export function simFingerprint(games) {
  let hash = 0x811c9dc5 | 0;
  for (let index = 0; index < games; index++) {
    const { moves, scores } = simPlayout(index, mixedPlayers(index));
    for (const score of scores) hash = mix(hash, score);
    hash = mix(hash, moves);
  }
  return (hash >>> 0).toString(16);
}
