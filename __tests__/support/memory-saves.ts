import { gameById } from '@/games/registry';
import type { KeyValue } from '@/match/key-value';
import { createSaves, type Saves } from '@/match/saves';

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

export const memorySaves = (disk: KeyValue = memoryDisk()): Saves => createSaves(disk, gameById);
