import type { Written } from '../write-queue';
import { type Sealed, seal } from './envelope';
import { createReach, type Medium, type Reach } from './medium';
import {
  beforeKey,
  eraseOn,
  isOurs,
  isWhole,
  keptKey,
  newestOf,
  place,
  readShelf,
  type Shelf,
  SLOTS,
  slotKey,
  type WholeCopy,
  writeSurely,
} from './shelf';

/** What the media have of one game. */
export type Found =
  | { readonly state: 'missing' }
  /** No medium answers: nothing can be said about the game. */
  | { readonly state: 'unreadable' }
  /** Written by a newer app: nothing of it is touched. */
  | { readonly state: 'tooNew' }
  /** There are values, none of them whole. They stay as they are. */
  | { readonly state: 'damaged' }
  | Whole;

interface Whole {
  readonly state: 'whole';
  readonly sealed: Sealed;
  /** How many copies were damaged, or of another history. */
  readonly damaged: number;
  /** On some medium nothing is damaged, so this is the newest there was. */
  readonly certain: boolean;
  /** Some medium does not have the newest copy, or has a damaged one. */
  readonly lacking: boolean;
}

/**
 * Games on several media: each write goes whole, with its checksum, over the older of two copies on every medium.
 * There is no pointer to lose: the newest whole copy anywhere is the game. Asks for one thing at a time.
 */
export interface Vault {
  /** Every key on any medium, by its folder; null: no medium answers. */
  keys(): Promise<ReadonlySet<string> | null>;
  look(id: string): Promise<Found>;
  /** Looks, keeps what is damaged, and brings every medium up to the newest copy before it answers. */
  open(id: string): Promise<Found>;
  write(id: string, body: string): Promise<Written>;
  /** Everything there is of a game, for good. */
  erase(id: string): Promise<Written>;
  /** Everything of the app on every medium, for good. */
  eraseAll(): Promise<Written>;
  /** The values themselves, wherever they are: slots first, then what was kept. */
  textsOf(id: string): Promise<readonly string[] | null>;
  /** Keeps a value that is no game, on every medium that takes it. */
  keep(key: string, text: string): Promise<Written>;
  /** Media that were in use and are empty now: until `mark`, at every start again. null: one does not answer. */
  cleared(): Promise<readonly string[] | null>;
  /** From now on every medium counts as in use. */
  mark(): Promise<void>;
}

/** So far ahead that a history on a medium that is silent now can never look newer later. */
const LEAP = 1_000_000;
const MARKER = 'media';

interface Known {
  generation: number;
  readonly tooNew: boolean;
  readonly shelves: readonly Shelf[];
}

/** What a vault remembers: everything here can be had from the media again. */
interface Workings {
  readonly media: readonly Medium[];
  /** Newer documents than these are none of ours. */
  readonly format: number;
  readonly reach: Reach;
  readonly known: Map<string, Known>;
  knownAt: number;
}

export function createVault(media: readonly Medium[], format: number): Vault {
  const workings: Workings = { media, format, reach: createReach(media), known: new Map(), knownAt: 0 };
  const { reach, known } = workings;
  return {
    keys: async () => {
      const lists = await reach.ask(({ disk }) => disk.keys());
      return lists.size === 0 ? null : new Set([...lists.values()].flat());
    },
    look: async (id) => (await survey(workings, id)).found,
    open: async (id) => {
      const { found, shelves } = await survey(workings, id);
      return found.state === 'whole' ? heal(workings, id, found, shelves) : found;
    },
    write: (id, body) => write(workings, id, body),
    erase: (id) => {
      known.delete(id);
      return eraseEverywhere(media, (key) => isOf(id, key));
    },
    eraseAll: () => {
      known.clear();
      return eraseEverywhere(media, isOurs);
    },
    textsOf: async (id) => {
      const texts = await reach.ask((medium) => textsOn(medium, id));
      return texts.size === 0 ? null : [...new Set([...texts.values()].flat())];
    },
    keep: (key, text) => keepAll(media, key, text),
    cleared: () => clearedOf(media),
    mark: () => mark(media),
  };
}

async function survey(
  workings: Workings,
  id: string,
): Promise<{ readonly found: Found; readonly shelves: readonly Shelf[] }> {
  const { reach, known, format } = workings;
  const shelves = [...(await reach.ask((medium) => readShelf(medium, id))).values()];
  if (workings.knownAt !== reach.changes()) known.clear();
  workings.knownAt = reach.changes();
  if (shelves.length === 0) return { found: { state: 'unreadable' }, shelves };
  const winner = newestOf(shelves.flatMap(({ copies }) => copies));
  if (winner !== null) suspectOthers(shelves, winner);
  const found = foundIn(shelves, winner, format);
  const newest = winner?.sealed.generation ?? 0;
  const generation = reach.whole() ? newest : newest + LEAP;
  known.set(id, { generation, tooNew: found.state === 'tooNew', shelves });
  return { found, shelves };
}

async function heal(
  { media, format, reach }: Workings,
  id: string,
  found: Whole,
  shelves: readonly Shelf[],
): Promise<Found> {
  const text = seal(found.sealed);
  if (found.sealed.format < format) await keepAll(media, beforeKey(id, found.sealed.format), text);
  const lacking = shelves.filter((shelf) => lacks(shelf, text));
  const done = await Promise.all(lacking.map((shelf) => tried(() => mend(shelf, id, text))));
  return { ...found, lacking: !reach.whole() || !done.every(Boolean) };
}

async function write(workings: Workings, id: string, body: string): Promise<Written> {
  const { media, format, reach, known } = workings;
  if (!known.has(id) || workings.knownAt !== reach.changes()) await survey(workings, id);
  const game = known.get(id);
  if (game === undefined || game.tooNew) return 'failed';
  const text = seal({ format, generation: ++game.generation, body });
  const done = await Promise.all(game.shelves.map((shelf) => tried(() => place(shelf, id, text))));
  return outcome(done, media.length);
}

/** Copies of the winner's generation with another content are of another history: they are kept, not used. */
function suspectOthers(shelves: readonly Shelf[], winner: WholeCopy): void {
  for (const shelf of shelves) {
    for (const { slot, text, sealed } of shelf.copies) {
      if (sealed?.generation !== winner.sealed.generation || text === winner.text) continue;
      shelf.suspects.set(slot, text);
      shelf.newest = newestOf(shelf.copies.filter((copy) => copy.slot !== slot))?.slot ?? null;
    }
  }
}

function foundIn(shelves: readonly Shelf[], winner: WholeCopy | null, format: number): Found {
  const copies = shelves.flatMap((shelf) => shelf.copies);
  if (copies.length === 0) return { state: 'missing' };
  if (winner === null) return { state: 'damaged' };
  if (copies.some((copy) => isWhole(copy) && copy.sealed.format > format)) return { state: 'tooNew' };
  const damaged = shelves.reduce((sum, { suspects }) => sum + suspects.size, 0);
  const lacking = shelves.some((shelf) => lacks(shelf, winner.text));
  const certain = shelves.some((shelf) => !lacks(shelf, winner.text));
  return { state: 'whole', sealed: winner.sealed, damaged, certain, lacking };
}

const lacks = ({ copies, newest, suspects }: Shelf, text: string): boolean =>
  suspects.size > 0 || copies.find(({ slot }) => slot === newest)?.text !== text;

/** The newest copy in both places, if need be. */
async function mend(shelf: Shelf, id: string, text: string): Promise<void> {
  await place(shelf, id, text);
  if (shelf.suspects.size > 0) await place(shelf, id, text);
}

const tried = (work: () => Promise<void>): Promise<boolean> =>
  work().then(
    () => true,
    () => false, // counted by whoever asked
  );

const outcome = (done: readonly boolean[], media: number): Written => {
  const copies = done.filter(Boolean).length;
  if (copies === 0) return 'failed';
  return copies === media ? 'saved' : 'oneCopy';
};

async function keepAll(media: readonly Medium[], key: string, text: string): Promise<Written> {
  return outcome(
    await Promise.all(media.map((medium) => tried(() => writeSurely(medium, key, text)))),
    media.length,
  );
}

const isOf = (id: string, key: string): boolean =>
  key.startsWith(keptKey(id, '')) ||
  key.startsWith(`before/${id}/`) ||
  SLOTS.some((slot) => key === slotKey(id, slot));

async function eraseEverywhere(
  media: readonly Medium[],
  isMeant: (key: string) => boolean,
): Promise<Written> {
  const done = await Promise.all(media.map(({ disk }) => tried(() => eraseOn(disk, isMeant))));
  return done.every(Boolean) ? 'saved' : 'failed';
}

async function textsOn({ disk }: Medium, id: string): Promise<readonly string[]> {
  const keys = (await disk.keys()).filter((key) => isOf(id, key)).sort(); // before, game, kept
  const texts = await Promise.all(keys.map((key) => disk.get(key)));
  return texts.filter((text) => text !== null);
}

/** Every medium notes which there are; one without a note, of which another knows, has been emptied. */
async function clearedOf(media: readonly Medium[]): Promise<readonly string[] | null> {
  const notes = await Promise.all(media.map(({ disk }) => disk.get(MARKER).catch(() => undefined)));
  if (notes.includes(undefined)) return null;
  const isKnown = (name: string): boolean => notes.some((note) => note?.includes(`"${name}"`) === true);
  return media.filter(({ name }, index) => notes[index] === null && isKnown(name)).map(({ name }) => name);
}

async function mark(media: readonly Medium[]): Promise<void> {
  const names = JSON.stringify(media.map(({ name }) => name));
  await Promise.all(
    media.map((medium) =>
      tried(async () => {
        if ((await medium.disk.get(MARKER)) !== names) await writeSurely(medium, MARKER, names);
      }),
    ),
  );
}
