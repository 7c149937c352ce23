import { FORMAT } from '@/match/migrations';
import { seal } from '@/match/storage/envelope';
import { BIN_MS } from '@/match/saves';
import { documentOf, type SaveDocument } from '@/match/save';
import { matchAt, played, tableFor } from '../support/matches';
import { type MemoryDisk, memoryDisk, memorySaves, savesOn, sealed } from '../support/memory-saves';

const table = tableFor(2, 2);

function documentFor(id: string, moves: number, savedAt = 1000): SaveDocument {
  const document = documentOf(played(matchAt(table), moves), { id, name: id, savedAt, table });
  if (document === null) throw new Error('a match from the start can be saved');
  return document;
}

const text = (id: string, moves: number, generation = 1): string =>
  sealed(documentFor(id, moves), generation);

/** The rules refuse its third move. */
function diverging(id: string): string {
  const document = documentFor(id, 5);
  const moves = document.record.moves.map((move, index) => (index === 2 ? { type: 'endTurn' } : move));
  return sealed({ ...document, record: { ...document.record, moves } });
}

const games = ({ content }: MemoryDisk): [string, string][] =>
  [...content].filter(([key]) => key.startsWith('game/') || key.startsWith('kept/'));

test('what is put is loaded: the same game, at the same move', async () => {
  const saves = memorySaves();
  expect(await saves.put(documentFor('a', 40))).toBe('saved');
  expect(await saves.load('a')).toEqual({
    ok: true,
    document: documentFor('a', 40),
    match: played(matchAt(table), 40),
  });
});

test('a game that is not there is missing', async () => {
  expect(await memorySaves().load('a')).toEqual({ ok: false, problem: { code: 'missing' } });
  expect(await memorySaves().textsOf('a')).toEqual([]);
});

test('saves go in turn into two places, so that the one before is always there', async () => {
  const disk = memoryDisk();
  const saves = memorySaves(disk);
  for (const moves of [1, 2, 3]) await saves.put(documentFor('a', moves));
  expect(games(disk)).toEqual([
    ['game/a/0', text('a', 3, 3)],
    ['game/a/1', text('a', 2, 2)],
  ]);
});

/** What an app of the format after this one would write. */
const newer = seal({ format: FORMAT + 1, generation: 1, body: '{}' });

test('the list has the newest first, and says what is wrong with the others', async () => {
  const disk = memoryDisk({
    'game/old/0': sealed(documentFor('old', 3, 1)),
    'game/new/1': sealed(documentFor('new', 3, 9)),
    'game/torn/0': text('torn', 3).slice(0, 100),
    'game/later/0': newer,
    'game/odd/0': sealed({ ...documentFor('odd', 3), rules: -1 }),
    'kept/gone/0-1234': 'anything',
    settings: '{}',
    'other-app': 'x',
  });
  const list = await memorySaves(disk).list();
  expect(list?.map((entry) => [entry.id, entry.ok ? 'fine' : entry.problem.code])).toEqual([
    ['new', 'fine'],
    ['old', 'fine'],
    ['torn', 'damaged'],
    ['later', 'tooNew'],
    ['odd', 'malformed'],
    ['gone', 'damaged'],
  ]);
});

test('a game of which no copy is whole stays as it is, byte for byte, and harms no other', async () => {
  const torn = text('a', 30).slice(0, 200);
  const disk = memoryDisk({ 'game/a/0': torn, 'game/a/1': '', 'game/b/0': text('b', 5) });
  const before = games(disk);
  const saves = memorySaves(disk);
  expect(await saves.load('a')).toEqual({ ok: false, problem: { code: 'damaged' } });
  expect(await saves.textsOf('a')).toEqual([torn, '']);
  expect(await saves.load('b')).toMatchObject({ ok: true });
  expect(games(disk)).toEqual(before);
});

test('a game the rules refuse is named by the move, and stays as it is', async () => {
  const disk = memoryDisk({ 'game/a/0': diverging('a') });
  expect(await memorySaves(disk).load('a')).toEqual({ ok: false, problem: { code: 'diverged', index: 2 } });
  expect(games(disk)).toEqual([['game/a/0', diverging('a')]]);
});

test('a damaged copy is kept, mended from the whole one, and told: it may have been newer', async () => {
  const disk = memoryDisk({ 'game/a/0': text('a', 6, 6), 'game/a/1': 'half' });
  const saves = memorySaves(disk);
  expect(await saves.load('a')).toMatchObject({ ok: true });
  expect(games(disk)).toEqual([
    ['game/a/0', text('a', 6, 6)],
    ['game/a/1', text('a', 6, 6)],
    [expect.stringMatching(/^kept\/a\/1-[0-9a-f]{8}$/), 'half'],
  ]);
  expect(saves.notices()).toEqual([{ code: 'movesMissing', name: 'a', moves: 6 }]);
  expect(await saves.list()).toMatchObject([{ ok: true, kept: 1 }]);
});

test('if what is damaged cannot be kept, nothing is written over it', async () => {
  const disk = memoryDisk({ 'game/a/0': text('a', 6, 6), 'game/a/1': 'half' });
  disk.failing.add('set');
  const saves = memorySaves(disk);
  expect(await saves.load('a')).toMatchObject({ ok: true });
  expect(disk.content.get('game/a/1')).toBe('half');
  disk.failing.clear();
  expect(await saves.put(documentFor('a', 7))).toBe('saved');
  expect([...disk.content.values()]).toContain('half');
});

test('a game written by a newer app is not touched', async () => {
  const disk = memoryDisk({ 'game/a/0': newer, 'game/a/1': text('a', 3, 0) });
  const before = games(disk);
  const saves = memorySaves(disk);
  expect(await saves.load('a')).toEqual({ ok: false, problem: { code: 'tooNew' } });
  expect(await saves.put(documentFor('a', 4))).toBe('failed');
  expect(games(disk)).toEqual(before);
});

test('a disk that does not answer is told from an empty one, and nothing is written', async () => {
  const disk = memoryDisk({ 'game/a/0': text('a', 3) });
  disk.failing.add('get').add('keys');
  const saves = memorySaves(disk);
  expect(await saves.load('a')).toEqual({ ok: false, problem: { code: 'unreadable' } });
  expect(await saves.list()).toBeNull();
  expect(await saves.bin()).toBeNull();
  expect(await saves.textsOf('a')).toBeNull();
  expect(await saves.put(documentFor('a', 4))).toBe('failed');
  disk.failing.clear();
  expect(await saves.load('a')).toMatchObject({ ok: true });
  expect(await saves.put(documentFor('a', 4))).toBe('saved');
});

test('a document that calls itself by another name cannot be saved over that other game', async () => {
  const disk = memoryDisk({ 'game/copy/0': text('a', 5) });
  const saves = memorySaves(disk);
  const loaded = await saves.load('copy');
  expect(loaded.ok && loaded.document.id).toBe('copy');
  expect(await saves.list()).toMatchObject([{ id: 'copy', document: { id: 'copy' } }]);
});

test('of many quick saves the last one stays, whatever the disk’s pace', async () => {
  const disk = memoryDisk();
  const saves = memorySaves(disk);
  const release = disk.hold();
  const outcomes = [10, 20, 30, 25].map((moves) => saves.put(documentFor('a', moves)));
  release();
  expect(new Set(await Promise.all(outcomes))).toEqual(new Set(['saved']));
  const loaded = await saves.load('a');
  expect(loaded.ok && loaded.match.steps).toHaveLength(25);
});

test('a failed save is told, keeps the ones before, and the next may succeed', async () => {
  const disk = memoryDisk();
  const saves = memorySaves(disk);
  await saves.put(documentFor('a', 4));
  await saves.put(documentFor('a', 5));
  disk.failing.add('set');
  expect(await saves.put(documentFor('a', 6))).toBe('failed');
  expect(games(disk).map(([, value]) => value)).toEqual([text('a', 4, 1), text('a', 5, 2)]);
  disk.failing.clear();
  expect(await saves.put(documentFor('a', 7))).toBe('saved');
  expect(games(disk).map(([, value]) => value)).toEqual([text('a', 7, 4), text('a', 5, 2)]);
});

test('a deleted game lies in the bin and comes back; after a month it goes for good', async () => {
  const disk = memoryDisk();
  const clock = { now: 5 };
  const saves = savesOn([disk], { now: () => clock.now });
  await saves.put(documentFor('a', 5));
  await saves.put(documentFor('b', 5));
  expect(await saves.change('a', { deletedAt: clock.now })).toBe('saved');
  expect(await saves.list()).toMatchObject([{ id: 'b' }]);
  expect(await saves.bin()).toMatchObject([{ id: 'a' }]);
  expect(await saves.change('a', { deletedAt: null })).toBe('saved');
  expect(await saves.list()).toHaveLength(2);
  await saves.change('a', { deletedAt: clock.now });
  clock.now += BIN_MS;
  expect(await saves.bin()).toHaveLength(1);
  clock.now += 1;
  await saves.bin();
  expect(await saves.bin()).toEqual([]);
  expect(games(disk).map(([key]) => key)).toEqual(['game/b/0']);
});

test('a game is renamed; one that does not open is left alone', async () => {
  const disk = memoryDisk({ 'game/torn/0': '{' });
  const saves = memorySaves(disk);
  await saves.put(documentFor('a', 5, 77));
  expect(await saves.change('a', { name: 'Sunday' })).toBe('saved');
  expect(await saves.list()).toMatchObject([{ document: { name: 'Sunday', savedAt: 77 } }, { id: 'torn' }]);
  expect(await saves.change('torn', { name: 'x' })).toBe('failed');
  expect(disk.content.get('game/torn/0')).toBe('{');
});

test('an erased game is gone with all that was kept of it; others stay', async () => {
  const disk = memoryDisk({ 'kept/a/0-1': '{', 'before/a/1': '{', 'kept/ab/0-1': '{' });
  const saves = memorySaves(disk);
  await saves.put(documentFor('a', 6));
  await saves.put(documentFor('ab', 6));
  expect(await saves.erase('a')).toBe('saved');
  expect([...disk.content.keys()].filter((key) => key !== 'media')).toEqual(['kept/ab/0-1', 'game/ab/0']);
  disk.failing.add('remove');
  expect(await saves.erase('ab')).toBe('failed');
});

test('in a window that may not write, games can be looked at but nothing changes', async () => {
  const disk = memoryDisk({ 'game/a/0': text('a', 6, 6), 'game/a/1': 'half', 'match/b': '{}' });
  const writer = { isMine: () => false, settled: Promise.resolve() };
  const saves = savesOn([disk], { writer });
  expect(await saves.load('a')).toMatchObject({ ok: true });
  expect(await saves.list()).toHaveLength(1);
  expect(await saves.put(documentFor('a', 7))).toBe('elsewhere');
  expect(await saves.change('a', { name: 'x' })).toBe('elsewhere');
  expect(await saves.erase('a')).toBe('elsewhere');
  expect(disk.written).toEqual([]);
  expect(disk.content.size).toBe(3);
});
