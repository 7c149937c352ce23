import type { Game, Kind } from '@/core/game';
import type { KeyValue } from './key-value';
import type { Match } from './match';
import { decode, encode, matchOf, type SaveDocument, type SaveProblem } from './save';
import { createWriteQueue, type Written } from './write-queue';

/** One line of the list of games. */
export type SaveEntry =
  | { readonly ok: true; readonly id: string; readonly document: SaveDocument }
  /** `kept`: it was set aside under another key when it would not open. */
  | { readonly ok: false; readonly id: string; readonly problem: SaveProblem; readonly kept: boolean };

export type Loaded =
  | { readonly ok: true; readonly document: SaveDocument; readonly match: Match<Kind> }
  | { readonly ok: false; readonly problem: SaveProblem };

/** The stored games. No promise of it ever rejects: a disk's fault is a value. */
export interface Saves {
  /** Every game there is, the newest first, those that do not open last; null: the disk did not answer. */
  list(): Promise<readonly SaveEntry[] | null>;
  /** What does not open is set aside, byte for byte, and harms no other game. */
  load(id: string): Promise<Loaded>;
  put(document: SaveDocument): Promise<Written>;
  /** Only ever asked for by a person. */
  remove(id: string): Promise<Written>;
  /** The stored text itself, for a person to keep elsewhere. */
  textOf(id: string): Promise<string | null>;
}

const GAMES = 'match/';
const BROKEN = 'broken/';

type GameById = (id: string) => Game<Kind> | null;

export function createSaves(disk: KeyValue, gameById: GameById): Saves {
  const queue = createWriteQueue();

  const find = async (id: string): Promise<{ readonly stored: string | null; readonly kept: boolean }> => {
    const stored = await disk.get(GAMES + id);
    return stored === null ? { stored: await disk.get(BROKEN + id), kept: true } : { stored, kept: false };
  };

  const load = async (id: string): Promise<Loaded> => {
    const { stored, kept } = await find(id);
    if (stored === null) return { ok: false, problem: { code: 'missing' } };
    const opened = open(id, stored, gameById);
    if (!opened.ok && !kept && isBroken(opened.problem)) {
      await setAside(disk, id, stored).catch(() => undefined); // then it stays where it is
    }
    return opened;
  };

  return {
    list: () => queue.after(() => listOf(disk, gameById)).catch(() => null),
    load: (id) =>
      queue.after(() => load(id)).catch((): Loaded => ({ ok: false, problem: { code: 'unreadable' } })),
    put: (document) =>
      queue.write(GAMES + document.id, () => disk.set(GAMES + document.id, encode(document))),
    remove: (id) =>
      queue.write(GAMES + id, async () => {
        await disk.remove(GAMES + id);
        await disk.remove(BROKEN + id);
      }),
    textOf: (id) => queue.after(async () => (await find(id)).stored).catch(() => null),
  };
}

/** A document is of the game it is stored as, so that saving it again can touch no other. */
function open(id: string, stored: string, gameById: GameById): Loaded {
  const decoded = decode(stored);
  if (!decoded.ok) return decoded;
  const match = matchOf(decoded.value, gameById);
  return match.ok ? { ok: true, document: { ...decoded.value, id }, match: match.value } : match;
}

/** What time or a newer app may mend stays in its place. */
const isBroken = ({ code }: SaveProblem): boolean => code === 'malformed' || code === 'diverged';

/** Moves a document out of the way, onto nothing that is there already. */
async function setAside(disk: KeyValue, id: string, stored: string): Promise<void> {
  const keys = new Set(await disk.keys());
  let key = BROKEN + id;
  for (let copy = 2; keys.has(key); copy++) key = `${BROKEN}${id}x${copy}`;
  await disk.set(key, stored);
  await disk.remove(GAMES + id);
}

async function listOf(disk: KeyValue, gameById: GameById): Promise<readonly SaveEntry[]> {
  const keys = await disk.keys();
  const idsIn = (folder: string): string[] =>
    keys.filter((key) => key.startsWith(folder)).map((key) => key.slice(folder.length));
  const games = idsIn(GAMES);
  const kept = idsIn(BROKEN).filter((id) => !games.includes(id));
  const entries = await Promise.all([
    ...games.map(async (id) => entryOf(id, await textAt(disk, GAMES + id))),
    ...kept.map(async (id) => keptEntryOf(id, await textAt(disk, BROKEN + id), gameById)),
  ]);
  return entries.sort((a, b) => timeOf(b) - timeOf(a));
}

const timeOf = (entry: SaveEntry): number => (entry.ok ? entry.document.savedAt : -1);

type Text = string | SaveProblem;

const textAt = (disk: KeyValue, key: string): Promise<Text> =>
  disk.get(key).then(
    (stored): Text => stored ?? { code: 'missing' },
    (): Text => ({ code: 'unreadable' }),
  );

/** Without playing its moves: that is for the game one opens. */
function entryOf(id: string, stored: Text): SaveEntry {
  if (typeof stored !== 'string') return { ok: false, id, problem: stored, kept: false };
  const decoded = decode(stored);
  if (!decoded.ok) return { ok: false, id, problem: decoded.problem, kept: false };
  return { ok: true, id, document: { ...decoded.value, id } };
}

/** What was set aside may open again with newer rules, so it is tried in full. */
function keptEntryOf(id: string, stored: Text, gameById: GameById): SaveEntry {
  if (typeof stored !== 'string') return { ok: false, id, problem: stored, kept: true };
  const opened = open(id, stored, gameById);
  return opened.ok
    ? { ok: true, id, document: opened.document }
    : { ok: false, id, problem: opened.problem, kept: true };
}
