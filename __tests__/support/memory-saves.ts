import { gameById } from '@/games/registry';
import type { KeyValue } from '@/match/key-value';
import { FORMAT } from '@/match/migrations';
import { decode, encode, type SaveDocument } from '@/match/save';
import { createSaves, type Saves, type SavesDeps } from '@/match/saves';
import { seal, unseal } from '@/match/storage/envelope';
import { loneWriter } from '@/match/storage/lone-writer';
import { createVault } from '@/match/storage/vault';

/** A disk in memory that can be told to fail and to wait. */
export interface MemoryDisk extends KeyValue {
  readonly content: Map<string, string>;
  /** Every value written, in the order it landed. */
  readonly written: string[];
  /** What to fail at: `set`, or `get match/x`. */
  readonly failing: Set<string>;
  /** Nothing happens any more until the returned function is called. */
  hold(): () => void;
}

export function memoryDisk(content: Readonly<Record<string, string>> = {}): MemoryDisk {
  const stored = new Map(Object.entries(content));
  const failing = new Set<string>();
  const written: string[] = [];
  let gate: Promise<void> = Promise.resolve();

  const access = async <T>(verb: string, key: string, work: () => T): Promise<T> => {
    await gate;
    if (failing.has(verb) || failing.has(`${verb} ${key}`)) throw new Error(`the disk cannot ${verb} ${key}`);
    return work();
  };

  return {
    content: stored,
    written,
    failing,
    hold: () => {
      let release: () => void = () => undefined;
      gate = new Promise((resolve) => (release = resolve));
      return release;
    },
    keys: () => access('keys', '', () => [...stored.keys()]),
    get: (key) => access('get', key, () => stored.get(key) ?? null),
    set: (key, value) =>
      access('set', key, () => {
        stored.set(key, value);
        written.push(value);
      }),
    remove: (key) => access('remove', key, () => void stored.delete(key)),
  };
}

/** Saves on these disks, as one start of the app has them; old games are on the first. */
export function savesOn(disks: readonly KeyValue[], more: Partial<SavesDeps> = {}): Saves {
  const media = disks.map((disk, index) => ({ name: `disk ${index}`, disk }));
  const [legacy] = disks;
  if (legacy === undefined) throw new Error('no disk');
  const vault = createVault(media, FORMAT);
  return createSaves({ vault, legacy, gameById, writer: loneWriter, now: () => 0, ...more });
}

export const memorySaves = (disk: KeyValue = memoryDisk()): Saves => savesOn([disk]);

/** A document as it lies on a disk. */
export const sealed = (document: SaveDocument, generation = 1): string =>
  seal({ format: FORMAT, generation, body: encode(document) });

/** The newest state of a game on a disk. */
export function storedOn(disk: MemoryDisk, id: string | null): SaveDocument {
  const copies = [0, 1].map((slot) => unseal(disk.content.get(`game/${id}/${slot}`) ?? ''));
  const [newest] = copies.sort((a, b) => (b?.generation ?? 0) - (a?.generation ?? 0));
  const decoded = decode(newest?.body ?? '');
  if (!decoded.ok) throw new Error(decoded.problem.code);
  return decoded.value;
}
