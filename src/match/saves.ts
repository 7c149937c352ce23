import type { Game, Kind } from '@/core/game';
import type { KeyValue } from './key-value';
import type { Match } from './match';
import { decode, encode, matchOf, type SaveDocument, type SaveProblem } from './save';
import { eraseOn, isOurs } from './storage/shelf';
import type { Found, Vault } from './storage/vault';
import type { Writer } from './storage/window-writer';
import { takeOver } from './take-over';
import { createWriteQueue, type WriteQueue, type Written } from './write-queue';

/** One line of the list of games. `kept`: so many damaged values of it are kept beside it. */
export type SaveEntry =
  | { readonly ok: true; readonly id: string; readonly document: SaveDocument; readonly kept: number }
  | { readonly ok: false; readonly id: string; readonly problem: SaveProblem; readonly kept: number };

export type Loaded = Opened | { readonly ok: false; readonly problem: SaveProblem };

interface Opened {
  readonly ok: true;
  readonly document: SaveDocument;
  readonly match: Match<Kind>;
}

/** What people should know about their storage. */
export type Notice =
  /** A copy was damaged; the game is complete all the same. */
  | { readonly code: 'damagedCopy'; readonly name: string }
  /** Copies were damaged, and one of them may have been newer: the game opens with so many moves. */
  | { readonly code: 'movesMissing'; readonly name: string; readonly moves: number }
  /** The system emptied a medium; the games came from another. */
  | { readonly code: 'storageCleared' }
  /** Not every medium works: there is one copy of each game. */
  | { readonly code: 'oneCopy' };

/** The stored games. No promise of it ever rejects: a disk's fault is a value. */
export interface Saves {
  /** Every game there is, the newest first, those that do not open last; null: the disk did not answer. */
  list(): Promise<readonly SaveEntry[] | null>;
  /** The deleted ones, which can still be brought back. */
  bin(): Promise<readonly SaveEntry[] | null>;
  /** Every medium has the game before it is handed over. What is damaged is kept, byte for byte. */
  load(id: string): Promise<Loaded>;
  put(document: SaveDocument): Promise<Written>;
  /** Changes what is stored beside the moves; nothing happens to a game that does not open. */
  change(id: string, change: Partial<Pick<SaveDocument, 'name' | 'deletedAt'>>): Promise<Written>;
  /** For good. Only ever asked for by a person, or of a game a month in the bin. */
  erase(id: string): Promise<Written>;
  /** Every game and setting there is, for good. */
  eraseAll(): Promise<Written>;
  /** The stored texts themselves, for a person to keep elsewhere; null: the disk did not answer. */
  textsOf(id: string): Promise<readonly string[] | null>;
  /** What came up since the app started: another list whenever there is more. */
  notices(this: void): readonly Notice[];
  /** Told whenever there is more; the answer stops it. */
  watch(this: void, listener: () => void): () => void;
}

export interface SavesDeps {
  readonly vault: Vault;
  /** Where the first version of the app kept its games. */
  readonly legacy: KeyValue;
  readonly gameById: (id: string) => Game<Kind> | null;
  readonly writer: Pick<Writer, 'isMine' | 'settled'>;
  readonly now: () => number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
export const BIN_MS = 30 * DAY_MS;

const ID = /^[a-z0-9-]{1,40}$/;

const MISSING: Loaded = { ok: false, problem: { code: 'missing' } };
const UNREADABLE: Loaded = { ok: false, problem: { code: 'unreadable' } };

interface Workings {
  readonly deps: SavesDeps;
  readonly queue: WriteQueue;
  notices: readonly Notice[];
  readonly watchers: Set<() => void>;
  begun: boolean;
  /** Whether a medium was emptied is known and among the notices, but not yet marked as told. */
  told: boolean;
}

export function createSaves(deps: SavesDeps): Saves {
  const { vault, writer } = deps;
  const queue = createWriteQueue();
  const workings: Workings = { deps, queue, notices: [], watchers: new Set(), begun: false, told: false };
  void queue.after(() => writer.settled);
  return {
    list: () => read(workings, () => listed(workings, false), null),
    bin: () => read(workings, () => listed(workings, true), null),
    // An address may say anything: what cannot be an id is not looked for.
    load: (id) =>
      ID.test(id) ? read(workings, () => open(workings, id), UNREADABLE) : Promise.resolve(MISSING),
    put: (document) =>
      queue.write(document.id, () => write(workings, () => vault.write(document.id, encode(document)))),
    change: (id, change) =>
      queue.after(() => write(workings, () => changed(vault, id, change))).catch((): Written => 'failed'),
    erase: (id) => queue.write(id, () => write(workings, () => vault.erase(id))),
    eraseAll: () => queue.after(() => write(workings, () => erasedAll(deps))).catch((): Written => 'failed'),
    textsOf: (id) => read(workings, () => vault.textsOf(id), null),
    notices: () => workings.notices,
    watch: (listener) => {
      workings.watchers.add(listener);
      return () => workings.watchers.delete(listener);
    },
  };
}

/** None is told twice. */
function note(workings: Workings, notice: Notice): void {
  const said = JSON.stringify(notice);
  if (workings.notices.some((other) => JSON.stringify(other) === said)) return;
  workings.notices = [...workings.notices, notice];
  workings.watchers.forEach((listener) => listener());
}

/** Before anything is read: what the first version left is taken over. */
async function begin(workings: Workings): Promise<void> {
  const { vault, legacy, writer } = workings.deps;
  if (workings.begun || !writer.isMine()) return;
  workings.begun = true;
  const cleared = await vault.cleared();
  workings.told = cleared !== null;
  if (cleared !== null && cleared.length > 0) note(workings, { code: 'storageCleared' });
  await takeOver(legacy, vault).catch(() => undefined); // what is left waits for the next start
}

const read = <T>(workings: Workings, work: () => Promise<T>, otherwise: T): Promise<T> =>
  workings.queue.after(() => begin(workings).then(work)).catch(() => otherwise);

async function write(workings: Workings, work: () => Promise<Written>): Promise<Written> {
  if (!workings.deps.writer.isMine()) return 'elsewhere';
  const how = await work();
  if (how === 'oneCopy') note(workings, { code: 'oneCopy' });
  return how;
}

async function erasedAll({ vault, legacy }: SavesDeps): Promise<Written> {
  await eraseOn(legacy, isOurs);
  return vault.eraseAll();
}

async function changed(vault: Vault, id: string, change: Partial<SaveDocument>): Promise<Written> {
  const { entry } = await surveyOf(vault, id, 0);
  return entry.ok ? vault.write(id, encode({ ...entry.document, ...change })) : 'failed';
}

async function open(workings: Workings, id: string): Promise<Loaded> {
  const { vault, writer, gameById } = workings.deps;
  const mine = writer.isMine();
  const found = await (mine ? vault.open(id) : vault.look(id));
  const opened = openedAs(id, found, gameById);
  if (opened.ok && found.state === 'whole' && found.damaged > 0)
    note(workings, damageOf(opened, found.certain));
  if (mine && found.state === 'whole' && found.lacking) note(workings, { code: 'oneCopy' });
  return opened;
}

const damageOf = ({ document: { name }, match }: Opened, certain: boolean): Notice =>
  certain ? { code: 'damagedCopy', name } : { code: 'movesMissing', name, moves: match.steps.length };

async function listed(workings: Workings, deleted: boolean): Promise<readonly SaveEntry[] | null> {
  const surveyed = await survey(workings.deps.vault);
  if (surveyed === null) return null;
  if (workings.deps.writer.isMine()) tend(workings, surveyed);
  const entries = surveyed.map(({ entry }) => entry);
  return entries.filter((entry) => isDeleted(entry) === deleted).sort((a, b) => timeOf(b) - timeOf(a));
}

/** Once people have been told: every medium gets what it lacks, and what was deleted long ago goes for good. */
function tend(workings: Workings, surveyed: readonly Surveyed[]): void {
  const { vault, now } = workings.deps;
  if (workings.told) void workings.queue.after(() => vault.mark());
  workings.told = false;
  for (const { entry, lacking } of surveyed) {
    if (isStale(entry, now())) void workings.queue.after(() => vault.erase(entry.id));
    else if (lacking) void read(workings, () => open(workings, entry.id), UNREADABLE);
  }
}

/** A document is of the game it is stored as, so that saving it again can touch no other. */
function openedAs(id: string, found: Found, gameById: SavesDeps['gameById']): Loaded {
  if (found.state !== 'whole') return { ok: false, problem: { code: found.state } };
  const decoded = decode(found.sealed.body);
  if (!decoded.ok) return decoded;
  const match = matchOf(decoded.value, gameById);
  return match.ok ? { ok: true, document: { ...decoded.value, id }, match: match.value } : match;
}

interface Surveyed {
  readonly entry: SaveEntry;
  readonly lacking: boolean;
}

const GAME_KEY = /^game\/(.+)\/[01]$/;
const KEPT_KEY = /^kept\/(.+)\/[^/]*$/;

async function survey(vault: Vault): Promise<readonly Surveyed[] | null> {
  const keys = await vault.keys();
  if (keys === null) return null;
  const idsBy = (pattern: RegExp): string[] => [...keys].flatMap((key) => pattern.exec(key)?.[1] ?? []);
  const kept = idsBy(KEPT_KEY);
  const ids = new Set([...idsBy(GAME_KEY), ...kept]);
  return Promise.all([...ids].map((id) => surveyOf(vault, id, kept.filter((other) => other === id).length)));
}

/** Without playing its moves: that is for the game one opens. */
async function surveyOf(vault: Vault, id: string, kept: number): Promise<Surveyed> {
  const found = await vault.look(id);
  if (found.state !== 'whole') {
    const code = found.state === 'missing' && kept > 0 ? 'damaged' : found.state;
    return { entry: { ok: false, id, problem: { code }, kept }, lacking: false };
  }
  const decoded = decode(found.sealed.body);
  if (!decoded.ok) return { entry: { ok: false, id, problem: decoded.problem, kept }, lacking: false };
  return { entry: { ok: true, id, document: { ...decoded.value, id }, kept }, lacking: found.lacking };
}

const timeOf = (entry: SaveEntry): number => (entry.ok ? entry.document.savedAt : -1);

const isDeleted = (entry: SaveEntry): boolean => entry.ok && entry.document.deletedAt !== null;

const isStale = (entry: SaveEntry, now: number): boolean =>
  entry.ok && entry.document.deletedAt !== null && now - entry.document.deletedAt > BIN_MS;
