import { matchStore } from '@/match';
import type { SeatSetup, TableSetup } from '@/match/table';
import { settled } from '@/match/table';
import { words, type Language } from '@/i18n';
import { changeSettings } from './use-settings';

/** Cards nobody has seen before. */
export const newSeed = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

/** What a seat is called while nobody has typed a name. */
export function defaultName(
  language: Language,
  seats: readonly Pick<SeatSetup, 'kind'>[],
  seat: number,
): string {
  const { setup } = words(language).common;
  const kind = seats[seat]?.kind ?? 'human';
  const number = seats.slice(0, seat + 1).filter((other) => other.kind === kind).length;
  return kind === 'bot' ? setup.botName(number) : setup.playerName(number);
}

export const named = (language: Language, table: TableSetup): TableSetup =>
  settled(table, (seat) => defaultName(language, table.seats, seat));

/** Begins a game with new cards and remembers the table for next time: the game's id, or null if it cannot be. */
export function startMatch(language: Language, table: TableSetup): string | null {
  const id = matchStore.getState().begin({ ...named(language, table), seed: newSeed() });
  if (id !== null) changeSettings({ lastTable: table });
  return id;
}
