import { at, range } from '@/core/list';
import { mean, placings, winShares } from '../arena/statistics';
import { cmaSearch } from './cma';

/** Numbers that make a player. */
export type Weights = readonly number[];

/** Plays one game and returns the points by seat. */
export type Play = (seed: string, seats: readonly Weights[]) => readonly number[];

export interface Member {
  readonly name: string;
  readonly weights: Weights;
}

export interface Settings {
  /** Each number of players gets an equal part of the games. */
  readonly players: readonly number[];
  readonly generations: number;
  readonly population: number;
  /** For each candidate of a generation. */
  readonly games: number;
  /** A candidate for promotion is looked at every so many generations, in so many games against each rival. */
  readonly every: number;
  readonly trials: number;
  readonly seed: string;
}

export interface Start {
  readonly pool: readonly Member[];
  readonly from: Weights;
  readonly spread: Weights;
}

export interface Verdict {
  readonly generation: number;
  readonly mean: number;
  readonly worst: number;
  readonly promoted: boolean;
}

export interface Tuned {
  readonly champion: Member;
  readonly pool: readonly Member[];
  readonly verdicts: readonly Verdict[];
}

/** One game: a candidate in a seat against copies of a rival. */
interface Deal {
  readonly seed: string;
  readonly players: number;
  readonly seat: number;
  readonly rival: Weights;
}

/** Half for the win, half for the place; a fair share is worth `fair`. */
function value(scores: readonly number[], seat: number): number {
  const last = scores.length - 1;
  return (at(winShares(scores), seat) + (scores.length - at(placings(scores), seat)) / last) / 2;
}

const fair = (players: readonly number[]): number => mean(players.map((count) => (1 / count + 1 / 2) / 2));

function score(play: Play, weights: Weights, deals: readonly Deal[]): number {
  return mean(
    deals.map(({ seed, players, seat, rival }) => {
      const seats = range(players).map((index) => (index === seat ? weights : rival));
      return value(play(seed, seats), seat);
    }),
  );
}

/** As many deals for each rival and number of players as they come, each from the next seat. */
function dealsFor(name: string, games: number, players: readonly number[], pool: readonly Member[]): Deal[] {
  return range(games).map((game) => {
    const count = at(players, game % players.length);
    const turn = Math.floor(game / players.length);
    const seat = Math.floor(turn / pool.length) % count;
    return { seed: `${name} ${game}`, players: count, seat, rival: at(pool, turn % pool.length).weights };
  });
}

/**
 * Searches for weights that do well against everybody in the pool, not only against the last champion; who does,
 * joins the pool. The same start gives the same result.
 */
export function tune(play: Play, start: Start, settings: Settings, told: (verdict: Verdict) => void): Tuned {
  const { generations, population, games, every, seed, players } = settings;
  const search = cmaSearch({ start: start.from, spread: start.spread, population, seed });
  let best: Tuned = {
    champion: { name: 'start', weights: start.from },
    pool: [...start.pool, { name: 'start', weights: start.from }],
    verdicts: [],
  };
  for (let generation = 1; generation <= generations; generation++) {
    const deals = dealsFor(`${seed} generation ${generation}`, games, players, best.pool);
    search.tell(search.ask().map((weights) => score(play, weights, deals)));
    if (generation % every !== 0) continue;
    best = judged(play, best, { name: `generation ${generation}`, weights: search.middle() }, settings);
    told(at(best.verdicts, best.verdicts.length - 1));
  }
  return best;
}

/** Promoted is who beats the champion's mean over the pool and loses to nobody in it. */
function judged(play: Play, best: Tuned, candidate: Member, { trials, seed, players }: Settings): Tuned {
  const cells = ({ weights }: Member): number[] =>
    best.pool.map((rival) =>
      score(play, weights, dealsFor(`${seed} trial ${candidate.name}`, trials, players, [rival])),
    );
  const own = cells(candidate);
  const worst = Math.min(...own);
  const promoted = mean(own) > mean(cells(best.champion)) && worst > fair(players);
  const verdict = { generation: Number(candidate.name.split(' ')[1]), mean: mean(own), worst, promoted };
  const verdicts = [...best.verdicts, verdict];
  if (!promoted) return { ...best, verdicts };
  return { champion: candidate, pool: [...best.pool, candidate], verdicts };
}
