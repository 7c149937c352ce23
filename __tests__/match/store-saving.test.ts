import { column, place, tableFor } from '../support/matches';
import { placeAll, settle, submitAll, testStore } from '../support/match-store';
import { memoryDisk, storedOn } from '../support/memory-saves';

/** Two people, seat 0 starts. */
const two = tableFor(2, 2);

test('a failed save is shown at once, tried again on request and with the next move', async () => {
  const test = testStore();
  const { now, disk } = test;
  disk.failing.add('set');
  const id = now().begin(two);
  await settle();
  expect(now().save).toBe('failed');
  submitAll(test, place('docks'));
  await settle();
  expect(now().save).toBe('failed');
  disk.failing.clear();
  now().retrySave();
  expect(now().save).toBe('saving');
  await settle();
  expect(now().save).toBe('saved');
  expect(storedOn(disk, id).summary.moves).toBe(1);
});

test('the answer to an old save says nothing about a new one', async () => {
  const test = testStore();
  const { now, disk } = test;
  now().begin(two);
  await settle();
  disk.failing.add('set');
  submitAll(test, place('docks'));
  await Promise.resolve();
  const release = disk.hold();
  submitAll(test, place('docks'));
  await settle();
  expect(now().save).toBe('saving');
  disk.failing.clear();
  release();
  await settle();
  expect(now().save).toBe('saved');
});

test('a game left is opened again as it was', async () => {
  const disk = memoryDisk();
  const test = testStore({ disk });
  const id = test.now().begin(two) ?? '';
  submitAll(test, ...placeAll, column);
  const { match } = test.now();
  const left = test.now().leave();
  expect(test.now()).toMatchObject({ id: null, match: null, table: null });
  expect(await left).toBe('saved');

  const again = testStore({ disk });
  expect(await again.now().open(id)).toBeNull();
  expect(again.now()).toMatchObject({
    id,
    name: 'Player 1, Player 2',
    table: two,
    save: 'saved',
    holder: null,
  });
  expect(again.now().match?.state).toEqual(match?.state);
  expect(again.now().match?.steps).toEqual(match?.steps);
  submitAll(again, { type: 'bid', amount: 0 });
});

test('a last save that fails is told to who leaves, and is no matter of the empty table', async () => {
  const { now, disk } = testStore();
  disk.failing.add('set');
  now().begin(two);
  expect(await now().leave()).toBe('failed');
  await settle();
  expect(now().save).toBe('saved');
});

test('a game that does not open is named, and the one on the table stays', async () => {
  const { now } = testStore({ disk: memoryDisk({ 'game/torn/0': '{' }) });
  now().begin(two);
  const { match } = now();
  expect(await now().open('none')).toEqual({ code: 'missing' });
  expect(await now().open('torn')).toEqual({ code: 'damaged' });
  expect(now().match).toBe(match);
});

test('a game that is loaded too late is not put on the table', async () => {
  const disk = memoryDisk();
  const first = testStore({ disk });
  const id = first.now().begin(two) ?? '';
  await settle();
  const { now } = testStore({ disk });
  const opening = now().open(id);
  void now().leave();
  expect(await opening).toBeNull();
  expect(now().match).toBeNull();
});

test('the screen is turned, a player renamed: both are kept with the game', async () => {
  const { now, disk } = testStore();
  const id = now().begin(two);
  now().orient('table');
  now().reseat(1, { name: '  Player 1 ', edge: 'left' });
  expect(now().table).toMatchObject({
    orientation: 'table',
    seats: [{ name: 'Player 1' }, { name: 'Player 1 2', edge: 'left' }],
  });
  await settle();
  expect(storedOn(disk, id)).toMatchObject({ table: now().table });
});

test('a game left before it could be saved is opened as it was left, and saved at last', async () => {
  const test = testStore();
  const { now, disk, tick } = test;
  const id = now().begin(two) ?? '';
  await settle();
  expect(now()).toMatchObject({ save: 'saved', savedMoves: 0 });
  disk.failing.add('set');
  submitAll(test, place('docks'));
  expect(await now().leave()).toBe('failed');
  expect(now().unsaved).toBe(1);
  expect(await now().open(id)).toBeNull();
  expect(now().match?.steps).toHaveLength(1);
  await settle();
  expect(now()).toMatchObject({ save: 'failed', savedMoves: null });
  disk.failing.clear();
  expect(tick()).toBe(true);
  await settle();
  expect(now()).toMatchObject({ save: 'saved', savedMoves: 1, unsaved: 0 });
  expect(storedOn(disk, id).summary.moves).toBe(1);
});
