import {
  fieldOf,
  fields,
  isMalformed,
  list,
  nullable,
  oneOf,
  optional,
  type Shape,
  text,
  whole,
} from '@/core/shape';
import type { Game, Kind, Seat } from '@/core/game';
import { type Match, start, submit } from './match';

/** A whole game as it is stored, shared and replayed. */
export interface GameRecord {
  readonly version: 1;
  readonly game: string;
  readonly players: number;
  readonly seed: string;
  readonly first: Seat | null;
  readonly moves: readonly unknown[];
}

export const LONGEST_SEED = 200;
export const MOST_MOVES = 5000;

/** For the rules to judge. */
export const anyMove: Shape<unknown> = (json) => json ?? null;

export const recordShape = fields<GameRecord>({
  version: oneOf([1]),
  game: text(40),
  players: whole(1, 10),
  seed: text(LONGEST_SEED),
  first: optional(nullable(whole(0, 9)), null),
  moves: list(anyMove, MOST_MOVES),
});

/** null for a match that did not start from the beginning. */
export function recordOf<K extends Kind>({ game, table, steps }: Match<K>): GameRecord | null {
  if (table === null) return null;
  const { players, seed, first } = table;
  return { version: 1, game: game.id, players, seed, first, moves: steps.map(({ move }) => move) };
}

export type ReplayProblem =
  | { readonly code: 'malformed'; readonly field: string; readonly expected: string }
  | { readonly code: 'unknownGame'; readonly game: string }
  | {
      readonly code: 'wrongSeats';
      readonly field: 'players' | 'first';
      readonly least: number;
      readonly most: number;
    }
  | {
      readonly code: 'illegalMove';
      readonly index: number;
      readonly game: Game<Kind>;
      readonly refusal: Kind['Refusal'];
    };

export type Replayed =
  | { readonly ok: true; readonly match: Match<Kind>; readonly events: readonly (readonly Kind['Event'][])[] }
  | { readonly ok: false; readonly problem: ReplayProblem };

const refused = (problem: ReplayProblem): Replayed => ({ ok: false, problem });

/** Plays a record from outside; every move must be legal. `events` has the events of each move. */
export function replay(json: unknown, gameById: (id: string) => Game<Kind> | null): Replayed {
  const record = recordShape(json);
  if (isMalformed(record)) {
    return refused({ code: 'malformed', field: fieldOf(record), expected: record.expected });
  }
  const game = gameById(record.game);
  if (game === null) return refused({ code: 'unknownGame', game: record.game });
  const seats = wrongSeats(game, record.players, record.first);
  return seats === null ? replayMoves(game, record) : refused(seats);
}

/** Whether so many can play, and whether the named seat exists. */
export function wrongSeats(game: Game<Kind>, players: number, first: Seat | null): ReplayProblem | null {
  const { min, max } = game.seats;
  if (players < min || players > max) return { code: 'wrongSeats', field: 'players', least: min, most: max };
  if (first !== null && first >= players)
    return { code: 'wrongSeats', field: 'first', least: 0, most: players - 1 };
  return null;
}

function replayMoves(game: Game<Kind>, { players, seed, first, moves }: GameRecord): Replayed {
  let match = start(game, { players, seed, first });
  const events: (readonly Kind['Event'][])[] = [];
  for (const [index, move] of moves.entries()) {
    const played = submit(match, move);
    if (!played.ok) return refused({ code: 'illegalMove', index, game, refusal: played.refusal });
    match = played.match;
    events.push(played.events);
  }
  return { ok: true, match, events };
}
