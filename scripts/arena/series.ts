import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import type { State } from '@/games/nieuw-amsterdam/types';
import type { Seat } from '@/core/game';
import { at, range } from '@/core/list';
import { contest } from './contest';
import { type Player, playerOf, seated } from './contestants';
import { bootstrap, type Estimate, mean, placings, quantile, winShares } from './statistics';

/** A in one seat against copies of B in all others. */
export interface Pairing {
  readonly players: number;
  readonly a: string;
  readonly b: string;
}

/** A game as it ended, seen from A. */
export interface Outcome {
  readonly share: number;
  readonly placing: number;
  readonly points: number;
  /** The mean of the others. */
  readonly others: number;
  /** CPU milliseconds of each decision. */
  readonly thinking: { readonly a: readonly number[]; readonly b: readonly number[] };
}

/** One seed, played from every seat. */
export type Round = readonly Outcome[];

const seedOf = (number: number): string => `arena ${number}`;

/** The same deck and the same tastes at the table for A in each seat. */
export function playSeed({ players, a, b }: Pairing, number: number): Round {
  const [one, others] = [playerOf(a), playerOf(b)];
  return range(players).map((seat) => playFrom({ seat, players, number }, one, others));
}

interface Place {
  readonly seat: Seat;
  readonly players: number;
  readonly number: number;
}

function playFrom({ seat, players, number }: Place, one: Player, others: Player): Outcome {
  const seats = range(players).map((at) => seated(at === seat ? one : others, number + at));
  const table = { players, seed: seedOf(number), first: null };
  const { state, thinking } = contest(nieuwAmsterdam, table, seats);
  const scores = scoresOf(state);
  const rest = <T>(list: readonly T[]): T[] => list.filter((_, at) => at !== seat);
  return {
    share: at(winShares(scores), seat),
    placing: at(placings(scores), seat),
    points: at(scores, seat),
    others: mean(rest(scores)),
    thinking: { a: at(thinking, seat), b: rest(thinking).flat() },
  };
}

export function scoresOf({ result }: State): number[] {
  if (result === null) throw new Error('the game is not over');
  return result.scores.map(({ total }) => total);
}

export interface Summary {
  readonly games: number;
  readonly share: Estimate;
  readonly placing: Estimate;
  readonly margin: Estimate;
  readonly points: { readonly a: number; readonly b: number };
  readonly thinking: { readonly a: Thought; readonly b: Thought };
}

interface Thought {
  readonly mean: number;
  readonly p99: number;
}

export function summary(rounds: readonly Round[]): Summary {
  const games = rounds.flat();
  const over = (number: (outcome: Outcome) => number): Estimate =>
    bootstrap(rounds.map((round) => mean(round.map(number))));
  return {
    games: games.length,
    share: over(({ share }) => share),
    placing: over(({ placing }) => placing),
    margin: over(({ points, others }) => points - others),
    points: { a: mean(games.map(({ points }) => points)), b: mean(games.map(({ others }) => others)) },
    thinking: {
      a: thought(games.flatMap(({ thinking }) => thinking.a)),
      b: thought(games.flatMap(({ thinking }) => thinking.b)),
    },
  };
}

const thought = (spent: readonly number[]): Thought => ({ mean: mean(spent), p99: quantile(spent, 0.99) });
