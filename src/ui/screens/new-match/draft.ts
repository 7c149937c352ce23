import type { Game, Kind, Seat } from '@/core/game';
import { at } from '@/core/list';
import { levelsOf } from '@/match';
import { charactersOf, cleanName, LONGEST_NAME } from '@/match/names';
import { fits, newTable, type TableSetup, withPlayers, withSeat } from '@/match/table';
import { newSeed } from '../shell/start-match';

const PLAYERS = 3;

/** A bot of the middle: neither dull for those who know the game nor hopeless for those who do not. */
function usualLevel(game: string): string {
  const levels = levelsOf(game);
  return levels[Math.floor(levels.length / 2)] ?? '';
}

/** The table of last time, or one person and two bots. */
export function firstDraft(game: Game<Kind>, last: TableSetup | null): TableSetup {
  const level = usualLevel(game.id);
  if (last === null || !fits(game, last)) {
    const players = Math.min(game.seats.max, Math.max(game.seats.min, PLAYERS));
    return newTable({ game: game.id, seed: newSeed(), players, humans: 1, level });
  }
  const known = levelsOf(game.id);
  const seats = last.seats.map((seat) => (known.includes(seat.level) ? seat : { ...seat, level }));
  return { ...last, seats };
}

/** As typed: no longer than a name may be, spaces at the end still there. */
const typed = (text: string): string => charactersOf(text).slice(0, LONGEST_NAME).join('');

export const withName = (table: TableSetup, seat: Seat, name: string): TableSetup =>
  withSeat(table, seat, { name: typed(name) });

/** Done typing: what is kept of the name. The seat may be gone by the time its field loses the focus. */
export function withCleanName(table: TableSetup, seat: Seat): TableSetup {
  const present = table.seats[seat];
  return present === undefined ? table : withSeat(table, seat, { name: cleanName(present.name) });
}

/** One player less; the others keep everything but their place. */
export function without(table: TableSetup, seat: Seat): TableSetup {
  const { first } = table;
  const seats = table.seats.filter((_, index) => index !== seat);
  const starts = first === null || first === seat ? null : first > seat ? first - 1 : first;
  return withPlayers({ ...table, seats, first: starts }, seats.length);
}

/** This player and the next one round the table change places. */
export function exchanged(table: TableSetup, seat: Seat): TableSetup {
  const next = (seat + 1) % table.seats.length;
  const from = (index: Seat): Seat => (index === seat ? next : index === next ? seat : index);
  const seats = table.seats.map(({ edge }, index) => ({ ...at(table.seats, from(index)), edge }));
  return { ...table, seats, first: table.first === null ? null : from(table.first) };
}
