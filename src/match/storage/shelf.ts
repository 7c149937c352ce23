import type { KeyValue } from '../key-value';
import { asciiJson, checksum, type Sealed, unseal } from './envelope';
import type { Medium } from './medium';

/** The two places a game has on one medium: they are written in turn, so that one of them is always whole. */
export const SLOTS = [0, 1] as const;
export type Slot = (typeof SLOTS)[number];

export const slotKey = (id: string, slot: Slot): string => `game/${id}/${slot}`;

/** The app's own keys: a browser's old storage may hold those of others beside them. */
export const isOurs = (key: string): boolean =>
  /^(game|kept|before|match|broken)\/|^(media|settings|database-used)$/.test(key);

/** Where a value is kept that is damaged, or from before a migration. */
export const keptKey = (id: string, label: string): string => `kept/${id}/${label}`;
export const beforeKey = (id: string, format: number): string => `before/${id}/${format}`;

interface Copy {
  readonly slot: Slot;
  readonly text: string;
  /** null: damaged. */
  readonly sealed: Sealed | null;
}

/** What is known of one game on one medium. */
export interface Shelf {
  readonly medium: Medium;
  readonly copies: readonly Copy[];
  /** The slot of the newest whole copy: the other one is written next. */
  newest: Slot | null;
  /** Values to be kept elsewhere before anything is written over them. */
  readonly suspects: Map<Slot, string>;
}

export async function readShelf(medium: Medium, id: string): Promise<Shelf> {
  const texts = await Promise.all(SLOTS.map((slot) => medium.disk.get(slotKey(id, slot))));
  const copies = SLOTS.flatMap((slot): Copy[] => {
    const text = texts[slot] ?? null;
    return text === null ? [] : [{ slot, text, sealed: unseal(text) }];
  });
  const suspects = new Map(
    copies.flatMap(({ slot, text, sealed }) => (sealed === null ? [[slot, text]] : [])),
  );
  return { medium, copies, newest: newestOf(copies)?.slot ?? null, suspects };
}

export type WholeCopy = Copy & { readonly sealed: Sealed };

export const isWhole = (copy: Copy): copy is WholeCopy => copy.sealed !== null;

/** Of equals the first. */
export const newestOf = (copies: readonly Copy[]): WholeCopy | null =>
  copies
    .filter(isWhole)
    .reduce<WholeCopy | null>(
      (best, copy) => (best === null || copy.sealed.generation > best.sealed.generation ? copy : best),
      null,
    );

/** Writes over the older of the two and reads it back; rejects if it is not there. */
export async function place(shelf: Shelf, id: string, text: string): Promise<void> {
  const slot: Slot = shelf.newest === 0 ? 1 : 0;
  await keepSuspect(shelf, id, slot);
  await writeSurely(shelf.medium, slotKey(id, slot), text);
  shelf.newest = slot;
}

async function keepSuspect(shelf: Shelf, id: string, slot: Slot): Promise<void> {
  const text = shelf.suspects.get(slot);
  if (text === undefined) return;
  await writeSurely(shelf.medium, keptKey(id, `${slot}-${labelOf(text)}`), text);
  shelf.suspects.delete(slot);
}

/** The same damage is kept once. */
const labelOf = (text: string): string => checksum(asciiJson(text));

/** A write that says it is done, and is not, has failed. */
export async function writeSurely({ disk }: Medium, key: string, text: string): Promise<void> {
  await disk.set(key, text);
  if ((await disk.get(key)) !== text) throw new Error(`not written: ${key}`);
}

export async function eraseOn(disk: KeyValue, isMeant: (key: string) => boolean): Promise<void> {
  for (const key of await disk.keys()) if (isMeant(key)) await disk.remove(key);
}
