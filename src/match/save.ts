import type { Game, Kind } from '@/core/game';
import {
  bool,
  fieldOf,
  fields,
  isMalformed,
  list,
  nullable,
  oneOf,
  type Shape,
  text,
  whole,
} from '@/core/shape';
import { isOfMove, isPractice, type Mark, MARK_KINDS } from './marks';
import { type Match, submit } from './match';
import { FORMAT, migrated } from './migrations';
import { anyMove, type GameRecord, MOST_MOVES, recordOf, recordShape, replay } from './record';
import { asciiJson } from './storage/envelope';
import { type Summary, summaryOf, summaryShape } from './summary';
import { type TableSetup, tableShape } from './table';

/** One game as it is stored. The moves are the truth; `summary` and `practice` only spare the list the replay. */
export interface SaveDocument {
  readonly format: number;
  readonly game: string;
  /** The game's own rules number when it was saved. */
  readonly rules: number;
  readonly id: string;
  readonly savedAt: number;
  /** null: not deleted. */
  readonly deletedAt: number | null;
  readonly name: string;
  readonly table: TableSetup;
  readonly record: GameRecord;
  /** Moves taken back that can be made again. */
  readonly future: readonly unknown[];
  readonly marks: readonly Mark[];
  readonly practice: boolean;
  readonly summary: Summary;
}

/** Why a stored game does not open. */
export type SaveProblem =
  | { readonly code: 'missing' }
  /** The disk did not answer: worth another try. */
  | { readonly code: 'unreadable' }
  /** There is no whole copy of it any more. */
  | { readonly code: 'damaged' }
  | { readonly code: 'malformed'; readonly field: string; readonly expected: string }
  /** Written by a newer version of the app: it is whole, but not for us. */
  | { readonly code: 'tooNew' }
  /** The rules refuse move `index` (from 0). */
  | { readonly code: 'diverged'; readonly index: number };

export type Decoded<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: SaveProblem };

const problem = (what: SaveProblem): { readonly ok: false; readonly problem: SaveProblem } => ({
  ok: false,
  problem: what,
});
const malformedAt = (field: string, expected: string) => problem({ code: 'malformed', field, expected });

const LATEST = 1e15; // milliseconds, some 30,000 years
const moment: Shape<number> = whole(0, LATEST);
const MOST_SEATS = 10;
/** The names of a full table. */
export const LONGEST_STORED_TITLE = 2000;

const markShape = fields<Mark>({
  at: whole(0, MOST_MOVES),
  kind: oneOf(MARK_KINDS),
  by: whole(0, MOST_SEATS - 1),
});

const documentShape = fields<SaveDocument>({
  format: oneOf([FORMAT]),
  game: text(40),
  rules: whole(),
  id: text(40),
  savedAt: moment,
  deletedAt: nullable(moment),
  name: text(LONGEST_STORED_TITLE),
  table: tableShape,
  record: recordShape,
  future: list(anyMove, MOST_MOVES),
  marks: list(markShape, MOST_MOVES),
  practice: bool,
  summary: summaryShape,
});

/** What is saved beside the moves. */
export interface Cover {
  readonly id: string;
  readonly name: string;
  readonly savedAt: number;
  readonly table: TableSetup;
}

/** null for a match that did not start from the beginning: it cannot be played again. */
export function documentOf(match: Match<Kind>, { id, name, savedAt, table }: Cover): SaveDocument | null {
  const record = recordOf(match);
  if (record === null) return null;
  return {
    format: FORMAT,
    game: match.game.id,
    rules: match.game.rules,
    id,
    savedAt,
    deletedAt: null,
    name,
    table,
    record,
    future: match.future,
    marks: match.marks,
    practice: isPractice(match),
    summary: summaryOf(match),
  };
}

export const encode = (document: SaveDocument): string => asciiJson(document);

/** The document in a stored text; its moves are not played yet. */
export function decode(stored: string): Decoded<SaveDocument> {
  const json = parse(stored);
  if (json === undefined) return malformedAt('', 'JSON');
  if (isNewer(json)) return problem({ code: 'tooNew' });
  const document = documentShape(migrated(json));
  if (isMalformed(document)) return malformedAt(fieldOf(document), document.expected);
  return misfit(document) ?? { ok: true, value: document };
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return undefined; // reported as malformed
  }
}

const isNewer = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  'format' in json &&
  typeof json.format === 'number' &&
  json.format > FORMAT;

/** Parts that are fine each by itself must be about the same game. */
function misfit({ game, table, record, marks, future }: SaveDocument): Decoded<never> | null {
  if (table.game !== game) return malformedAt('table.game', game);
  if (record.game !== game) return malformedAt('record.game', game);
  if (record.players !== table.seats.length) return malformedAt('record.players', 'one for each seat');
  if (record.seed !== table.seed) return malformedAt('record.seed', 'the seed of the table');
  const moves = record.moves.length;
  const stray = marks.findIndex(
    (mark) => mark.at > moves + (isOfMove(mark) ? future.length : 0) || mark.by >= record.players,
  );
  return stray < 0 ? null : malformedAt(`marks.${stray}`, 'a step and a seat of this game');
}

/** The match of a document: every move is played through the rules again. */
export function matchOf(
  document: SaveDocument,
  gameById: (id: string) => Game<Kind> | null,
): Decoded<Match<Kind>> {
  const game = gameById(document.game);
  if (game === null || document.rules > game.rules) return problem({ code: 'tooNew' });
  const replayed = replay(document.record, gameById);
  if (replayed.ok) return { ok: true, value: withRest(replayed.match, document) };
  const { problem: why } = replayed;
  if (why.code === 'illegalMove') return problem({ code: 'diverged', index: why.index });
  const field = why.code === 'unknownGame' ? 'game' : why.field;
  return malformedAt(`record.${field}`, why.code);
}

/** Marks as they were; of the moves to make again those the rules still allow. */
function withRest(match: Match<Kind>, { marks, future }: SaveDocument): Match<Kind> {
  const allowed: Kind['Move'][] = [];
  let ahead = match;
  for (const move of future) {
    const played = submit(ahead, move);
    if (!played.ok) break;
    allowed.push(played.move);
    ahead = played.match;
  }
  const reach = match.steps.length + allowed.length;
  return { ...match, marks: marks.filter(({ at }) => at <= reach), future: allowed };
}
