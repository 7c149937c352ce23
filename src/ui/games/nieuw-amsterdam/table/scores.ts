import type { Event, VpSource } from '@/games/nieuw-amsterdam/events';
import { VP_SOURCES } from '@/games/nieuw-amsterdam/events';
import { range } from '@/core/list';
import type { Position } from './scene';

type Past = Position['past'];

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
