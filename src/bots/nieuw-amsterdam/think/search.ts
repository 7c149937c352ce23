import type { Question, Thinking } from '@/bots/bot';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import { applyMove } from '../sim/apply';
import { CURRENT, newSim, NOBODY, PLAYERS, ROUND, type Sim } from '../sim/cells';
import type { Code } from '../sim/code';
import { candidates } from './candidates';
import { evaluate } from './evaluate';
import { greedyMove, thoughtsSoFar } from './greedy';
import { slipBy, slipWord, wordOf } from './mood';
import { liking } from './tastes';
import { type Weights, weightsFor } from './weights';
import { dealWorld, worldsOf } from './worlds';

export interface Search {
  readonly worlds: readonly Sim[];
  /** The mover's own weights, and those it expects of the others. */
  readonly mine: Weights;
  readonly theirs: Weights;
  /** How many moves may be tried in thought. */
  readonly budget: number;
}

/** A move and what its playouts came to. */
export interface Line {
  readonly code: Code;
  sum: number;
  count: number;
}

export const meanOf = ({ sum, count }: Line): number => (count === 0 ? -Infinity : sum / count);

/** Players in playouts are off by so much: nobody is foreseen in every move. */
const SLIP = 0.35;
/** Tried moves between two pauses: a few milliseconds on a device. */
const PAUSE = 150;

/** A search at work. Other thinking may come between two pauses, so all it needs is its own. */
interface Work extends Search {
  readonly played: Sim;
  spent: number;
}

const workOf = (search: Search): Work => ({ ...search, played: newSim(), spent: 0 });

const WORLDS = 4;

/** For a question, in worlds of one's own. */
export function searchFor({ view, temperament, seed }: Question<Kind>, budget: number): Search {
  const theirs = weightsFor(view.players.length);
  return { worlds: worldsOf(view, seed, WORLDS), mine: liking(theirs, temperament), theirs, budget };
}

/**
 * Plays every candidate out to the end of the round, all against the same luck, and again the better half, and the
 * better half of that, until the budget is spent. The best first.
 */
export function* searched(search: Search): Thinking<readonly Line[]> {
  const work = workOf(search);
  slipBy(0, 0);
  const lines = candidates(firstOf(search.worlds), search.mine).map((code): Line => ({
    code,
    sum: 0,
    count: 0,
  }));
  if (lines.length === 1) return lines;
  const halvings = Math.ceil(Math.log2(lines.length));
  let turn = 0;
  for (let left = lines.length, halving = 1; left > 1; left = Math.ceil(left / 2), halving++) {
    do {
      for (const line of lines.slice(0, left)) {
        line.sum += yield* playedOut(work, turn, (sim) => applyMove(sim, line.code));
        line.count++;
      }
      turn++;
    } while (work.spent < (search.budget * halving) / halvings);
    const kept = lines.slice(0, left).sort((a, b) => meanOf(b) - meanOf(a));
    lines.splice(0, left, ...kept);
  }
  return lines;
}

export function firstOf(worlds: readonly Sim[]): Sim {
  const [world] = worlds;
  if (world === undefined) throw new Error('no world');
  return world;
}

type Begin = (sim: Sim) => void;

/** What a position comes to, on the mean of so many playouts, after something was done in it. */
export function* valued(search: Search, playouts: number, begin: Begin): Thinking<number> {
  const work = workOf(search);
  let sum = 0;
  for (let turn = 0; turn < playouts; turn++) sum += yield* playedOut(work, turn, begin);
  return sum / playouts;
}

/** A beginning, then everybody plays on to the end of the round; what that is worth to the mover. */
function* playedOut(work: Work, turn: number, begin: Begin): Thinking<number> {
  const { played, worlds, mine, theirs } = work;
  dealWorld(played, worlds, turn);
  const seat = played[CURRENT] as number;
  const round = played[ROUND] as number;
  slipBy(SLIP, wordOf(turn));
  let began = thoughtsSoFar();
  begin(played);
  while (played[CURRENT] !== NOBODY && played[ROUND] === round) {
    applyMove(played, greedyMove(played, played[CURRENT] === seat ? mine : theirs));
    if (thoughtsSoFar() - began < PAUSE) continue;
    work.spent += thoughtsSoFar() - began;
    const word = slipWord();
    yield;
    slipBy(SLIP, word);
    began = thoughtsSoFar();
  }
  work.spent += thoughtsSoFar() - began;
  const value = lead(played, seat, mine);
  slipBy(0, 0);
  yield;
  return value;
}

const DUEL = 2;

/** What a position is worth to a seat: in a duel against the other; at a fuller table harm to one helps the rest. */
function lead(sim: Sim, seat: number, weights: Weights): number {
  const own = evaluate(sim, seat, weights);
  return sim[PLAYERS] === DUEL ? own - evaluate(sim, 1 - seat, weights) : own;
}
