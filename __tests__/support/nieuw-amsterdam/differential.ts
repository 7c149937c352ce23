import { deepStrictEqual, strictEqual } from 'node:assert';
import { at, range } from '@/core/list';
import type { Dice } from '@/core/rng';
import { diceOf } from '@/bots/quick';
import { applyMove } from '@/bots/nieuw-amsterdam/sim/apply';
import { copySim, newSim, type Sim } from '@/bots/nieuw-amsterdam/sim/cells';
import { type Code, newList } from '@/bots/nieuw-amsterdam/sim/code';
import { listMoves } from '@/bots/nieuw-amsterdam/sim/list';
import { loadState } from '@/bots/nieuw-amsterdam/sim/load';
import { fromMove, toMove } from '@/bots/nieuw-amsterdam/sim/translate';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Move, Offer } from '@/games/nieuw-amsterdam/moves';
import type { State } from '@/games/nieuw-amsterdam/types';
import { rangesOf } from './sim-ranges';
import { stateOf } from './sim-state';

const list = newList();
const trial = newSim();

export function movesOf(sim: Sim): Code[] {
  listMoves(sim, list);
  return [...list.subarray(1, 1 + at([...list], 0))];
}

function after(state: State, move: Move): State {
  const played = game.play(state, move);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(move)} ${JSON.stringify(played.refusal)}`);
  return played.state;
}

/** Where a kind of move is offered: a trader has an offer of its own. */
const kindOf = (move: Move | Offer): string =>
  move.type === 'tradeFurs' ? `tradeFurs ${move.trader}` : move.type;

/** The simulator lists exactly the kinds of move that are open, with the same ranges, and every move is legal. */
function checkLists(state: State, sim: Sim, below: Dice): void {
  const codes = movesOf(sim);
  const moves = codes.map((code) => toMove(sim, code));
  deepStrictEqual(new Set(moves.map(kindOf)), new Set(game.offers(state).map(kindOf)));
  deepStrictEqual(rangesOf(sim), game.offers(state));
  strictEqual(new Set(moves.map((move) => JSON.stringify(move))).size > 0, true);
  // A few of the listed moves are played out on both sides; over a game that is thousands.
  for (const index of range(Math.min(4, codes.length)).map(() => below(codes.length))) {
    const code = at(codes, index);
    strictEqual(fromMove(sim, at(moves, index)), code, 'a listed move there and back');
    checkMove(state, sim, at(moves, index), code);
  }
  for (const move of moves)
    if (!game.play(state, move).ok) throw new Error(`illegal: ${JSON.stringify(move)}`);
}

function checkMove(state: State, sim: Sim, move: Move, code: Code): State {
  const next = after(state, move);
  copySim(trial, sim);
  applyMove(trial, code);
  deepStrictEqual(stateOf(trial), next);
  return next;
}

/** One game of random moves of the rules core, shadowed by the simulator: equal after every move. How many moves. */
export function checkSim(players: number, seed: string): number {
  const below = diceOf(`differential ${seed}`);
  let state = game.setup({ players, seed, first: null });
  const sim = newSim();
  loadState(sim, state);
  deepStrictEqual(stateOf(sim), state);
  let moves = 0;
  for (; state.current !== null; moves++) {
    checkLists(state, sim, below);
    const offer = at(game.offers(state), below(game.offers(state).length));
    const move = game.sample(state, offer, below);
    const code = fromMove(sim, move);
    state = checkMove(state, sim, move, code);
    applyMove(sim, code);
  }
  return moves;
}
