import { saves, settingsStore, matchStore } from '@/match';
import { asyncStorage } from '@/match/storage/async-storage';
import { place, tableFor } from '../support/matches';

/** What the storage package writes to in a browser. */
const shelf = new Map<string, string>();
const localStorage = {
  get length() {
    return shelf.size;
  },
  key: (index: number) => [...shelf.keys()][index] ?? null,
  getItem: (key: string) => shelf.get(key) ?? null,
  setItem: (key: string, value: string) => void shelf.set(key, value),
  removeItem: (key: string) => void shelf.delete(key),
};

beforeAll(() => Object.assign(globalThis, { window: { localStorage } }));

test('the device’s storage keeps, lists and removes values', async () => {
  await asyncStorage.set('a', '1');
  await asyncStorage.set('b', '2');
  expect(await asyncStorage.keys()).toEqual(['a', 'b']);
  expect(await asyncStorage.get('a')).toBe('1');
  await asyncStorage.remove('a');
  await asyncStorage.remove('b');
  expect(await asyncStorage.get('a')).toBeNull();
  expect(shelf.size).toBe(0);
});

test('the app’s own table: begun, played, left and opened again, with a bot on a real timer', async () => {
  const { begin, setBotSpeed, submit, leave, open } = matchStore.getState();
  setBotSpeed('instant');
  const id = begin(tableFor(2, 1)) ?? '';
  expect(submit(place('docks'))).toBe('played');
  expect(matchStore.getState().pendingBot).toBe(1);
  await new Promise<void>((resolve) => {
    const stop = matchStore.subscribe(({ pendingBot }) => {
      if (pendingBot !== null) return;
      stop();
      resolve();
    });
  });
  expect(await leave()).toBe('saved');
  expect(await saves.list()).toMatchObject([{ ok: true, id, document: { summary: { moves: 2 } } }]);
  expect(await open(id)).toBeNull();
  expect(matchStore.getState().match?.steps.map(({ by }) => by)).toEqual([0, 1]);
  submit(place('docks'));
  expect(await leave()).toBe('saved');
  expect(await saves.erase(id)).toBe('saved');
  expect(await saves.list()).toEqual([]);
});

test('the app’s own settings', async () => {
  await settingsStore.open();
  settingsStore.getState().change({ language: 'nl' });
  await new Promise(setImmediate);
  expect(JSON.parse(shelf.get('settings') ?? '{}')).toMatchObject({ language: 'nl' });
});
