import type { Answer, Question, Thinking } from '@/bots/bot';
import { applyMove } from '@/bots/nieuw-amsterdam/sim/apply';
import {
  copySim,
  CURRENT,
  newSim,
  NOBODY,
  RNG,
  seatAt,
  type Sim,
  VP,
} from '@/bots/nieuw-amsterdam/sim/cells';
import { below } from '@/bots/nieuw-amsterdam/sim/chance';
import { type Code, type MoveList, newList } from '@/bots/nieuw-amsterdam/sim/code';
import { listMoves } from '@/bots/nieuw-amsterdam/sim/list';
import { loadState } from '@/bots/nieuw-amsterdam/sim/load';
import { toMove } from '@/bots/nieuw-amsterdam/sim/translate';
import { diceOf } from '@/bots/quick';
import { at, range } from '@/core/list';
import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import type { Kind } from '@/games/nieuw-amsterdam/kind';

/** Worlds imagined for a decision; the playouts take turns through them. */
const WORLDS = 8;
/** Spreads the number of a playout over the generator's word. */
const ANY_ODD = 0x9e3779b1;

/**
 * Flat Monte Carlo, a yardstick of research: every legal move is followed by games of uniformly random moves to the
 * very end, all moves by equally many, until the budget of simulated moves is spent; the best mean lead is played.
 */
export const flatThink = (budget: number) =>
  function* think({ view, seat, seed }: Question<Kind>): Thinking<Answer<Kind>> {
    yield;
    const dice = diceOf(`flat ${seed}`);
    const worlds = range(WORLDS).map(() => {
      const world = newSim();
      loadState(world, nieuwAmsterdam.imagine(view, dice));
      return world;
    });
    const root = at(worlds, 0);
    const moves = movesOf(root);
    return { move: toMove(root, at(moves, bestOf(moves, worlds, seat, budget))), limited: false };
  };

const LIST = newList();
const PLAYED = newSim();

function movesOf(sim: Sim): Code[] {
  const list: MoveList = newList();
  listMoves(sim, list);
  return [...list.subarray(1, 1 + (list[0] ?? 0))];
}

function bestOf(moves: readonly Code[], worlds: readonly Sim[], seat: number, budget: number): number {
  if (moves.length === 1) return 0;
  const sums = moves.map(() => 0);
  let spent = 0;
  for (let turn = 0; spent < budget; turn++) {
    for (const [index, move] of moves.entries()) {
      copySim(PLAYED, at(worlds, turn % worlds.length));
      PLAYED[RNG + 1] = (PLAYED[RNG + 1] ?? 0) ^ Math.imul(turn + 1, ANY_ODD);
      spent += playOut(PLAYED, move);
      sums[index] = (sums[index] ?? 0) + lead(PLAYED, seat);
    }
  }
  return sums.indexOf(Math.max(...sums));
}

/** To the end of the game; how many moves that took. */
function playOut(sim: Sim, first: Code): number {
  applyMove(sim, first);
  let moves = 1;
  for (; sim[CURRENT] !== NOBODY; moves++) {
    listMoves(sim, LIST);
    applyMove(sim, LIST[1 + below(sim, LIST[0] ?? 0)] ?? 0);
  }
  return moves;
}

function lead(sim: Sim, seat: number): number {
  const points = (of: number): number => sim[seatAt(of) + VP] ?? 0;
  const others = range(sim[0] ?? 0).filter((other) => other !== seat);
  return points(seat) - Math.max(...others.map(points));
}
