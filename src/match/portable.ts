import type { Game, Kind } from '@/core/game';
import { MOST_CHARACTERS, MOST_DEPTH, depthOf } from './gate';
import { FORMAT } from './migrations';
import { cleanTitle } from './names';
import { type Cover, decode, documentOf, encode, matchOf, type SaveDocument, type SaveProblem } from './save';
import { seal, unseal } from './storage/envelope';
import { settled } from './table';

/** Games as one text for a file, a message or a picture: sealed one by one, two lines each. */
export const portable = (documents: readonly SaveDocument[]): string =>
  documents.map((document) => seal({ format: FORMAT, generation: 0, body: encode(document) })).join('\n');

export const MOST_GAMES = 200;

/** Why a text from outside is refused. `game` counts from 1. */
export type ImportProblem =
  | { readonly code: 'tooLarge' | 'tooDeep' | 'notAGame' | 'tooMany' }
  | { readonly code: 'damaged' | 'newer' | 'malformed'; readonly game: number }
  | { readonly code: 'illegal'; readonly game: number; readonly move: number };

export type Imported =
  | { readonly ok: true; readonly documents: readonly SaveDocument[] }
  | { readonly ok: false; readonly problem: ImportProblem };

interface ImportDeps {
  readonly gameById: (id: string) => Game<Kind> | null;
  readonly now: () => number;
  /** A name no game here has. */
  readonly newId: () => string;
}

const refused = (problem: ImportProblem): Imported => ({ ok: false, problem });

/**
 * Games from a text of any origin: all of them, or the reason why not. Every move is played through the rules, and
 * what is handed over is built anew from that play; nothing of the text itself is kept, and no id of it counts.
 */
export function imported(text: string, deps: ImportDeps): Imported {
  if (text.length > MOST_CHARACTERS) return refused({ code: 'tooLarge' });
  if (depthOf(text) > MOST_DEPTH) return refused({ code: 'tooDeep' });
  const bodies = bodiesIn(text);
  if (bodies.length === 0) return refused({ code: 'notAGame' });
  if (bodies.length > MOST_GAMES) return refused({ code: 'tooMany' });
  const documents: SaveDocument[] = [];
  for (const [index, body] of bodies.entries()) {
    const one = body === null ? ({ code: 'damaged' } as const) : importedGame(body, deps);
    if ('code' in one) return refused({ ...one, game: index + 1 });
    documents.push(one);
  }
  return { ok: true, documents };
}

/** Each sealed game, null for a damaged one; a line of bare JSON is what the first version of the app exported. */
function bodiesIn(text: string): (string | null)[] {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const bodies: (string | null)[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = (lines[i] ?? '').trim();
    if (line.startsWith('patroon '))
      bodies.push(unseal(`${line}\n${(lines[++i] ?? '').trim()}`)?.body ?? null);
    else if (line.startsWith('{')) bodies.push(line);
    else return [];
  }
  return bodies;
}

type Fault =
  { readonly code: 'damaged' | 'newer' | 'malformed' } | { readonly code: 'illegal'; readonly move: number };

function importedGame(body: string, { gameById, now, newId }: ImportDeps): SaveDocument | Fault {
  const decoded = decode(body);
  if (!decoded.ok) return faultOf(decoded.problem);
  const match = matchOf(decoded.value, gameById);
  if (!match.ok) return faultOf(match.problem);
  const { table, name } = decoded.value;
  const cover: Cover = {
    id: newId(),
    name: cleanTitle(name),
    savedAt: now(),
    table: settled(table, (seat) => String(seat + 1)),
  };
  return documentOf(match.value, cover) ?? { code: 'malformed' };
}

function faultOf(problem: SaveProblem): Fault {
  if (problem.code === 'tooNew') return { code: 'newer' };
  return problem.code === 'diverged' ? { code: 'illegal', move: problem.index + 1 } : { code: 'malformed' };
}
