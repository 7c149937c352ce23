import * as fc from 'fast-check';

import { portable } from '@/match/portable';
import { newTable } from '@/match/table';
import { atTable, current, doing, type Doing, pick, settled } from '../support/saves/memory';
import { newTabletop, startAgain } from '../support/saves/tabletop';
import { wordGame, wordsOf } from '../support/saves/word-game';

const newGame = doing(
  'new game',
  ({ games }) => games.size < 6,
  (memory, { store }) => {
    const seed = `seed ${memory.words++}`;
    const id = store
      .getState()
      .begin(newTable({ game: wordGame.id, seed, players: 1, humans: 1, level: 'easy' }));
    if (id === null) throw new Error('the game begins');
    memory.games.set(id, { words: [], future: [], deleted: false });
    memory.open = id;
  },
);

const move = doing('move', atTable, (memory, { store }) => {
  const game = current(memory);
  if (game === null) return;
  const word = ++memory.words;
  expect(store.getState().submit({ type: 'say', word })).toBe('played');
  Object.assign(game, { words: [...game.words, word], future: [] });
});

const undo = doing('undo', atTable, (memory, { store }) => {
  const game = current(memory);
  const last = game?.words[game.words.length - 1];
  expect(store.getState().undo()).toBe(last === undefined ? 'nothing' : 'done');
  if (game !== null && last !== undefined)
    Object.assign(game, { words: game.words.slice(0, -1), future: [last, ...game.future] });
});

/** Everything that was taken back in a row by one person comes again at once, where no bot is between. */
const redo = doing('redo', atTable, (memory, { store }) => {
  const game = current(memory);
  const [next, ...rest] = game?.future ?? [];
  expect(store.getState().redo()).toBe(next === undefined ? 'nothing' : 'done');
  if (game !== null && next !== undefined)
    Object.assign(game, { words: [...game.words, next], future: rest });
});

const switchTo = (number: number): Doing =>
  doing(
    `switch to ${number}`,
    ({ games }) => games.size > 0,
    async (memory, { store }) => {
      const [id, game] = pick(memory, number) ?? [];
      if (id === undefined || game === undefined) return;
      expect(await store.getState().open(id)).toBeNull();
      expect(store.getState().match?.state).toEqual(game.words);
      // Whoever opens a game from the bin and plays on takes it out again; people restore it first.
      memory.open = game.deleted ? null : id;
      if (game.deleted) await store.getState().leave();
    },
  );

/** A move, and the app is killed so many calls of a disk later: the move is there, or it is not. */
const moveAndDie = (calls: number): Doing =>
  doing(`move, and die ${calls} calls later`, atTable, async (memory, table) => {
    const game = current(memory);
    if (game === null) return;
    const word = ++memory.words;
    Object.assign(table.life, { dies: table.life.calls + calls });
    table.store.getState().submit({ type: 'say', word });
    await settled(table);
    const isSaved = table.store.getState().save === 'saved';
    table.life.die();
    await new Promise((resolve) => setImmediate(resolve));
    startAgain(table);
    const loaded = await table.saves.load(memory.open ?? '');
    const words = loaded.ok ? wordsOf(loaded.document) : null;
    if (isSaved || words?.includes(word) === true)
      Object.assign(game, { words: [...game.words, word], future: [] });
    memory.open = null;
  });

const reload = doing(
  'reload',
  () => true,
  async (memory, table) => {
    await table.store.getState().leave();
    startAgain(table);
    memory.open = null;
  },
);

const damage = (disk: number, place: number): Doing =>
  doing(
    `damage value ${place} of disk ${disk}`,
    () => true,
    async (memory, table) => {
      await table.store.getState().leave();
      const { content } = table.platters[disk] ?? { content: new Map<string, string>() };
      const keys = [...content.keys()].filter((key) => key.startsWith('game/'));
      const key = keys[place % Math.max(1, keys.length)];
      if (key !== undefined) content.set(key, (content.get(key) ?? '').slice(0, -1));
      startAgain(table);
      memory.open = null;
    },
  );

const loseDisk = (disk: number): Doing =>
  doing(
    `lose disk ${disk}`,
    () => true,
    async (memory, table) => {
      await table.store.getState().leave();
      table.platters[disk]?.content.clear();
      startAgain(table);
      memory.open = null;
    },
  );

const importOwn = (number: number): Doing =>
  doing(
    `import a copy of ${number}`,
    ({ games }) => games.size > 0 && games.size < 6,
    async (memory, { saves, library }) => {
      const [id, game] = pick(memory, number) ?? [];
      const loaded = await saves.load(id ?? '');
      if (!loaded.ok || game === undefined) throw new Error('it opens');
      expect(await library.importText(portable([loaded.document]))).toEqual({ ok: true, games: 1 });
      const list = (await saves.list()) ?? [];
      const [copy] = list.filter((entry) => !memory.games.has(entry.id));
      memory.games.set(copy?.id ?? '', { ...game, deleted: false });
    },
  );

const importJunk = doing(
  'import junk',
  () => true,
  async (_memory, { library }) => {
    expect(await library.importText('patroon 2 0 2 00000000\n{}')).toMatchObject({ ok: false });
  },
);

const throwAway = (number: number): Doing =>
  doing(
    `delete ${number}`,
    ({ games }) => games.size > 0,
    async (memory, { store, saves }) => {
      const [id, game] = pick(memory, number) ?? [];
      if (id === undefined || game === undefined) return;
      if (memory.open === id) await store.getState().leave();
      if (memory.open === id) memory.open = null;
      expect(await saves.change(id, { deletedAt: 0 })).toBe('saved');
      game.deleted = true;
    },
  );

const restore = (number: number): Doing =>
  doing(
    `restore ${number}`,
    ({ games }) => games.size > 0,
    async (memory, { saves }) => {
      const [id, game] = pick(memory, number) ?? [];
      if (id === undefined || game === undefined || memory.open === id) return;
      expect(await saves.change(id, { deletedAt: null })).toBe('saved');
      game.deleted = false;
    },
  );

const any = fc.nat(5);
const doings: fc.Arbitrary<Doing>[] = [
  fc.constant(newGame),
  ...Array.from({ length: 4 }, () => fc.constant(move)),
  fc.constant(undo),
  fc.constant(redo),
  fc.constant(reload),
  fc.constant(importJunk),
  any.map(switchTo),
  any.map(switchTo),
  fc.integer({ min: 1, max: 12 }).map(moveAndDie),
  fc.tuple(fc.nat(1), fc.nat(20)).map(([disk, place]) => damage(disk, place)),
  fc.nat(1).map(loseDisk),
  any.map(importOwn),
  any.map(throwAway),
  any.map(restore),
];

test('whatever people do in whatever order, what is stored is what they remember', async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fc.commands(doings, { maxCommands: 60, size: 'max' }), (commands) =>
      fc.asyncModelRun(
        () => ({ model: { games: new Map(), open: null, words: 0 }, real: newTabletop(`model ${number++}`) }),
        commands,
      ),
    ),
    { numRuns: 300, seed: 1 },
  );
}, 120_000);
