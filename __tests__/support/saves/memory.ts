import type * as fc from 'fast-check';

import type { Tabletop } from './tabletop';
import { wordsOf } from './word-game';

/** What a person remembers of one game: what was said, and what was taken back and can be said again. */
export interface Remembered {
  words: readonly number[];
  future: readonly number[];
  deleted: boolean;
}

/** What people know, however the app dies. The order of `games` is that of their making. */
export interface Memory {
  readonly games: Map<string, Remembered>;
  open: string | null;
  words: number;
}

export type Doing = fc.AsyncCommand<Memory, Tabletop, true>;

export const doing = (
  what: string,
  can: (memory: Memory) => boolean,
  run: (memory: Memory, table: Tabletop) => Promise<void> | void,
): Doing => ({
  check: (memory) => Promise.resolve(can(memory)),
  run: async (memory, table) => {
    await run(memory, table);
    await agree(memory, table);
  },
  toString: () => what,
});

export const settled = async ({ store }: Tabletop): Promise<void> => {
  for (let wait = 0; store.getState().save === 'saving' && wait < 100; wait++)
    await new Promise((resolve) => setImmediate(resolve));
};

/** What is stored is what people remember: every game, in its very state, and no other. */
async function agree(memory: Memory, table: Tabletop): Promise<void> {
  await settled(table);
  const list = [...((await table.saves.list()) ?? []), ...((await table.saves.bin()) ?? [])];
  const stored = list.map((entry) => {
    if (!entry.ok) throw new Error(`${entry.id} does not open: ${entry.problem.code}`);
    const { id, document } = entry;
    return [
      id,
      { words: wordsOf(document), future: futureOf(document.future), deleted: document.deletedAt !== null },
    ];
  });
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(memory.games));
}

const futureOf = (future: readonly unknown[]): readonly number[] =>
  future.map((move) => (move as { readonly word: number }).word); // as the table has said them

export const current = ({ games, open }: Memory): Remembered | null => games.get(open ?? '') ?? null;

export const atTable = (memory: Memory): boolean => current(memory) !== null;
export const pick = (memory: Memory, number: number): readonly [string, Remembered] | undefined =>
  [...memory.games][number % Math.max(1, memory.games.size)];
