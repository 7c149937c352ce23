import { GUARD_MS } from '@/match/handover';
import {
  selectCanRedo,
  selectHandover,
  selectOffers,
  selectPractice,
  selectRestartTurn,
  selectToAct,
  selectUndo,
  selectView,
} from '@/match/selectors';
import { column, matchAt, place, tableFor } from '../support/matches';
import { storedOn } from '../support/memory-saves';
import { placeAll, settle, submitAll, testStore } from '../support/match-store';

/** Two people, seat 0 starts. */
const two = tableFor(2, 2);

test('no game is on the table at first, and nothing can be done', () => {
  const { now } = testStore();
  expect(now()).toMatchObject({ id: null, name: null, table: null, match: null, save: 'saved' });
  expect(now().submit(column)).toBe('notNow');
  expect([now().undo(), now().restartTurn(), now().redo()]).toEqual(['nothing', 'nothing', 'nothing']);
  now().agree();
  now().decline();
  now().lift();
  now().stepBot();
  now().retrySave();
  now().orient('flip');
  expect(now().match).toBeNull();
  expect(selectHandover(now())).toEqual({ seat: null, cover: 'none', eyes: null });
  expect([selectView(now()), selectUndo(now()), selectToAct(now())]).toEqual([null, null, null]);
  expect([selectCanRedo(now()), selectPractice(now())]).toEqual([false, false]);
  expect(selectOffers(now())).toEqual([]);
});

test('a new game is on the table and on the disk, under an id fit for an address', async () => {
  const { now, disk } = testStore();
  const id = now().begin(two);
  expect(id).toMatch(/^[a-z0-9]{8,32}$/);
  expect(now()).toMatchObject({ id, name: 'Player 1, Player 2', table: two, save: 'saving' });
  expect(now().match).toEqual(expect.objectContaining({ state: matchAt(two).state, steps: [] }));
  await settle();
  expect(now().save).toBe('saved');
  expect(storedOn(disk, id)).toMatchObject({
    id,
    savedAt: 1000,
    summary: { moves: 0, round: 1, toAct: 0 },
  });
});

test('two games begun at different times have different ids', () => {
  const { now, clock } = testStore();
  const first = now().begin(two);
  clock.now++;
  expect(now().begin(two)).not.toBe(first);
});

test('a game that cannot be played at this table does not begin', () => {
  const { now } = testStore();
  now().begin(two);
  const { match } = now();
  expect(now().begin(tableFor(6, 2))).toBeNull();
  expect(now().begin({ ...two, game: 'chess' })).toBeNull();
  expect(now().match).toBe(match);
});

test('a move is played, told and saved; a refused one says why and changes nothing', async () => {
  const test = testStore();
  const { now, disk } = test;
  const id = now().begin(two);
  expect(now().submit(column)).toBe('refused');
  expect(now().lastRefusal).toMatchObject({ code: 'wrongPhase' });
  expect(now().match?.steps).toEqual([]);
  submitAll(test, place('docks'));
  expect(now()).toMatchObject({
    lastRefusal: null,
    holder: 0,
    events: [{ type: 'businessesBuilt', player: 0 }],
  });
  await settle();
  expect(storedOn(disk, id)).toMatchObject({ record: { moves: [place('docks')] } });
});

test('a tap right after the hand-over to another person is ignored', () => {
  const { now, clock } = testStore();
  now().begin(two);
  expect(now().submit(place('docks'))).toBe('played');
  expect(now().submit(place('docks'))).toBe('tooSoon');
  clock.now += GUARD_MS - 1;
  expect(now().submit(place('docks'))).toBe('tooSoon');
  clock.now += 1;
  expect(now().submit(place('docks'))).toBe('played');
});

test('the first tap of a new game is no tap of the old one', () => {
  const { now, clock } = testStore();
  now().begin(two);
  now().submit(place('docks'));
  clock.now += GUARD_MS;
  now().begin(two);
  expect(now().submit(place('docks'))).toBe('played');
});

test('who puts the banner away may act at once', () => {
  const { now, clock } = testStore();
  now().begin(two);
  now().submit(place('docks'));
  clock.now += GUARD_MS;
  now().lift();
  expect(selectHandover(now())).toEqual({ seat: 1, cover: 'none', eyes: 1 });
  expect(now().submit(place('docks'))).toBe('played');
});

test('who goes on alone need not wait', () => {
  const test = testStore();
  test.now().begin(two);
  submitAll(test, ...placeAll);
  test.clock.now += GUARD_MS;
  expect(test.now().submit(column)).toBe('played');
  expect(test.now().submit({ type: 'bid', amount: 0 })).toBe('played');
});

test('the next player is announced; in a private game the screen is covered until they are there', () => {
  const open = testStore();
  open.now().begin(two);
  expect(selectHandover(open.now())).toEqual({ seat: 0, cover: 'banner', eyes: 0 });
  open.now().lift();
  expect(selectHandover(open.now())).toEqual({ seat: 0, cover: 'none', eyes: 0 });

  const { now, clock } = testStore({ secrecy: 'private' });
  now().begin(two);
  expect(selectHandover(now())).toEqual({ seat: 0, cover: 'curtain', eyes: null });
  expect(now().submit(place('docks'))).toBe('notNow');
  now().lift();
  expect(selectHandover(now())).toEqual({ seat: 0, cover: 'none', eyes: 0 });
  expect(now().submit(place('docks'))).toBe('tooSoon');
  clock.now += GUARD_MS;
  expect(now().submit(place('docks'))).toBe('played');
  expect(selectHandover(now())).toEqual({ seat: 1, cover: 'curtain', eyes: null });
});

test('one’s own step goes back at once and comes again; a new one drops it', () => {
  const test = testStore();
  const { now } = test;
  now().begin(two);
  submitAll(test, ...placeAll, column);
  const chosen = now().match;
  expect(selectUndo(now())).toMatchObject({ to: 4, need: 'nothing' });
  expect(now().undo()).toBe('done');
  expect(now()).toMatchObject({ events: [], asked: null });
  expect(now().match?.steps).toHaveLength(4);
  expect(selectCanRedo(now())).toBe(true);
  expect(now().redo()).toBe('done');
  expect(now().match).toEqual(chosen);
  expect(now().events).toEqual(chosen?.steps[4]?.events);
  expect(now().redo()).toBe('nothing');
  now().undo();
  submitAll(test, { type: 'chooseColumn', column: 1 });
  expect(selectCanRedo(now())).toBe(false);
});

test('restart takes back all of one’s moves in a row', () => {
  const test = testStore();
  const { now } = test;
  now().begin(tableFor(3, 3));
  submitAll(test, ...placeAll, place('docks'), place('docks'), column);
  expect(selectRestartTurn(now())).toMatchObject({ to: 6, by: 0 });
  expect(now().restartTurn()).toBe('done');
  expect(now().match?.steps).toHaveLength(6);
  expect(now().restartTurn()).toBe('nothing');
});

test('another person’s move waits for the table: declined it stays, agreed it goes with a mark', async () => {
  const test = testStore();
  const { now, disk } = test;
  const id = now().begin(two);
  submitAll(test, place('docks'));
  const before = now().match;
  expect(now().undo()).toBe('asked');
  expect(now().match).toBe(before);
  expect(now().asked).toEqual({ to: 0, by: 0, need: 'agreement', others: [1] });
  now().decline();
  expect(now()).toMatchObject({ asked: null, match: before });
  now().undo();
  now().agree();
  expect(now().asked).toBeNull();
  expect(now().match).toMatchObject({ steps: [], marks: [{ at: 0, kind: 'agreedUndo', by: 0 }] });
  expect(selectHandover(now())).toEqual({ seat: 0, cover: 'none', eyes: 0 });
  await settle();
  expect(storedOn(disk, id)).toMatchObject({
    record: { moves: [] },
    marks: [{ at: 0, kind: 'agreedUndo', by: 0 }],
    practice: false,
  });
});

test('a move made meanwhile answers the question by itself', () => {
  const test = testStore();
  test.now().begin(two);
  submitAll(test, place('docks'));
  test.now().undo();
  submitAll(test, place('docks'));
  expect(test.now().asked).toBeNull();
  test.now().agree();
  expect(test.now().match?.steps).toHaveLength(2);
});

test('a reveal taken back at the table leaves the game as practice, and comes back the same', () => {
  const test = testStore();
  const { now } = test;
  now().begin(two);
  submitAll(test, ...placeAll);
  const { state } = now().match ?? {};
  expect(now().undo()).toBe('asked');
  expect(now().asked).toMatchObject({ need: 'agreementAndPractice' });
  expect(selectPractice(now())).toBe(false);
  now().agree();
  expect(selectPractice(now())).toBe(true);
  submitAll(test, place('granary'));
  expect(now().match?.state).toEqual(state);
});
