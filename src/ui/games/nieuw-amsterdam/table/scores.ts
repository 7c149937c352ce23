import type { Event, VpSource } from '@/games/nieuw-amsterdam/events';
import { VP_SOURCES } from '@/games/nieuw-amsterdam/events';
import type { Seat } from '@/core/game';
import { range, sum } from '@/core/list';
import { type Scoring, SCORINGS } from '@/i18n/nieuw-amsterdam';
import type { Position } from './scene';

type Past = Position['past'];

export type FinalScoring = Exclude<Scoring, 'winner'>;
const FINAL_SCORINGS = SCORINGS.filter((scoring): scoring is FinalScoring => scoring !== 'winner');

export interface StepScore {
  readonly seat: Seat;
  /** Points before the step. */
  readonly base: number;
  readonly gain: number;
}

const eventsOf = (past: Past): Event[] => past.flatMap(({ events }) => events);

/** Points by seat for every source there was, from the events of the whole game. */
export function bySource(past: Past, players: number): { source: VpSource; points: number[] }[] {
  const scored = eventsOf(past).filter((event) => event.type === 'vp');
  return VP_SOURCES.map((source) => ({
    source,
    points: range(players).map((seat) =>
      scored
        .filter((event) => event.player === seat && event.source === source)
        .reduce((sum, { amount }) => sum + amount, 0),
    ),
  })).filter(({ points }) => points.some((amount) => amount !== 0));
}

/** What everybody has before one of the final scorings, and what it brings them. */
export function stepScores(past: Past, totals: readonly number[], step: FinalScoring): StepScore[] {
  const rows = bySource(past, totals.length);
  const gained = (scoring: FinalScoring, seat: Seat): number =>
    rows.find(({ source }) => source === scoring)?.points[seat] ?? 0;
  const toCome = FINAL_SCORINGS.slice(FINAL_SCORINGS.indexOf(step));
  return totals.map((total, seat) => ({
    seat,
    base: total - sum(toCome.map((scoring) => gained(scoring, seat))),
    gain: gained(step, seat),
  }));
}

/** The points of every seat after each round, starting from nothing. */
export function overTime(past: Past, players: number): number[][] {
  const lines = range(players).map(() => [0]);
  const now = range(players).map(() => 0);
  const note = (): void => lines.forEach((line, seat) => line.push(now[seat] ?? 0));
  for (const event of eventsOf(past)) {
    if (event.type === 'vp') now[event.player] = (now[event.player] ?? 0) + event.amount;
    if ((event.type === 'roundStarted' && event.round > 1) || event.type === 'gameEnded') note();
  }
  return lines;
}
