import type { Game, Kind } from '@/core/game';
import { isMalformed, text } from '@/core/shape';
import { type Match, start, submit } from './match';
import { migrated } from './migrations';
import { cleanTitle } from './names';
import { partialJson } from './partial-json';
import { recordShape, wrongSeats } from './record';
import { LONGEST_STORED_TITLE } from './save';
import { type TableSetup, tableShape } from './table';

/** What could be saved of a game that does not open. */
export interface Salvaged {
  readonly match: Match<Kind>;
  readonly table: TableSetup;
  readonly name: string;
  /** How many moves could be read; those after the first that the rules refuse are left out. */
  readonly read: number;
}

/** Of all texts of a game, the one that leads furthest; null: not even the table can be read. */
export function salvage(
  texts: readonly string[],
  gameById: (id: string) => Game<Kind> | null,
): Salvaged | null {
  return texts
    .map((stored) => salvageOne(stored, gameById))
    .reduce((best, one) => (one !== null && (best === null || reach(one) > reach(best)) ? one : best), null);
}

const reach = ({ match }: Salvaged): number => match.steps.length;

type JsonObject = Readonly<Record<string, unknown>>;

const objectOf = (json: unknown): JsonObject =>
  typeof json === 'object' && json !== null ? (json as JsonObject) : {}; // its fields are judged one by one

function salvageOne(stored: string, gameById: (id: string) => Game<Kind> | null): Salvaged | null {
  const json = objectOf(migrated(partialJson(stored.slice(Math.max(0, stored.indexOf('{'))))));
  const table = tableShape(json.table);
  const given = objectOf(json.record);
  const moves = Array.isArray(given.moves) ? (given.moves as unknown[]) : [];
  const record = recordShape({ ...given, moves: [] });
  if (isMalformed(table) || isMalformed(record) || table.game !== record.game) return null;
  const game = gameById(table.game);
  if (game === null || record.players !== table.seats.length) return null;
  if (wrongSeats(game, record.players, record.first) !== null) return null;
  const title = text(LONGEST_STORED_TITLE)(json.name);
  const names = table.seats.map((seat) => seat.name).join(', ');
  const match = playedSoFar(start(game, record), moves);
  return { match, table, name: cleanTitle(isMalformed(title) ? names : title), read: moves.length };
}

function playedSoFar(match: Match<Kind>, moves: readonly unknown[]): Match<Kind> {
  let now = match;
  for (const move of moves) {
    const played = submit(now, move);
    if (!played.ok) return now;
    now = played.match;
  }
  return now;
}
