import { documentOf, encode, type SaveDocument } from '@/match/save';
import { matchAt, played, tableFor } from '../support/matches';
import { memoryDisk, memorySaves } from '../support/memory-saves';

const table = tableFor(2, 2);

function documentFor(id: string, moves: number, savedAt = 1000): SaveDocument {
  const document = documentOf(played(matchAt(table), moves), { id, name: id, savedAt, table });
  if (document === null) throw new Error('a match from the start can be saved');
  return document;
}

const text = (id: string, moves: number, savedAt = 1000): string => encode(documentFor(id, moves, savedAt));

/** The rules refuse its third move. */
const diverging = (id: string): string => {
  const document = documentFor(id, 5);
  const moves = document.record.moves.map((move, index) => (index === 2 ? { type: 'endTurn' } : move));
  return JSON.stringify({ ...document, record: { ...document.record, moves } });
};

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
  expect(await memorySaves().textOf('a')).toBeNull();
});

test('the list has the newest first, and says what is wrong with the others', async () => {
  const disk = memoryDisk({
    'match/old': text('old', 3, 1),
    'match/new': text('new', 3, 9),
    'match/torn': text('torn', 3).slice(0, 100),
    'match/later': text('later', 3).replace('"format":1', '"format":2'),
    'broken/kept': diverging('kept'),
    settings: '{}',
    'other-app': 'x',
  });
  disk.failing.add('get match/locked');
  disk.content.set('match/locked', text('locked', 3));
  const list = await memorySaves(disk).list();
  expect(list?.map((entry) => [entry.id, entry.ok ? 'fine' : entry.problem.code])).toEqual([
    ['new', 'fine'],
    ['old', 'fine'],
    ['torn', 'malformed'],
    ['later', 'tooNew'],
    ['locked', 'unreadable'],
    ['kept', 'diverged'],
  ]);
  expect(list?.map((entry) => !entry.ok && entry.kept)).toEqual([false, false, false, false, false, true]);
  expect(disk.written).toEqual([]);
});

test.each([
  ['torn', text('a', 30).slice(0, 200), { code: 'malformed', field: '', expected: 'JSON' }],
  ['refused by the rules', diverging('a'), { code: 'diverged', index: 2 }],
])(
  'a document that is %s is reported, set aside byte for byte, and harms no other',
  async (_how, stored, problem) => {
    const disk = memoryDisk({ 'match/a': stored, 'match/b': text('b', 5) });
    const saves = memorySaves(disk);
    expect(await saves.load('a')).toEqual({ ok: false, problem });
    expect([...disk.content]).toEqual([
      ['match/b', text('b', 5)],
      ['broken/a', stored],
    ]);
    expect(await saves.load('a')).toEqual({ ok: false, problem });
    expect(await saves.textOf('a')).toBe(stored);
    expect(disk.content.size).toBe(2);
    expect(await saves.load('b')).toMatchObject({ ok: true });
  },
);

test('what is set aside never lands on something set aside before', async () => {
  const disk = memoryDisk({ 'match/a': '{2', 'broken/a': '{1' });
  const saves = memorySaves(disk);
  await saves.load('a');
  expect([...disk.content]).toEqual([
    ['broken/a', '{1'],
    ['broken/ax2', '{2'],
  ]);
  disk.content.set('match/a', '{3');
  await saves.load('a');
  expect(disk.content.get('broken/ax3')).toBe('{3');
});

test.each(['set', 'keys'])('if setting aside fails (%s) the document stays where it is', async (verb) => {
  const disk = memoryDisk({ 'match/a': '{' });
  disk.failing.add(verb);
  expect(await memorySaves(disk).load('a')).toMatchObject({ problem: { code: 'malformed' } });
  expect([...disk.content]).toEqual([['match/a', '{']]);
});

test.each([
  ['made by a newer app', text('a', 3).replace('"format":1', '"format":7'), 'tooNew'],
  ['of newer rules', text('a', 3).replace('"rules":1', '"rules":999'), 'tooNew'],
])('a document %s stays in its place', async (_what, stored, code) => {
  const disk = memoryDisk({ 'match/a': stored });
  expect(await memorySaves(disk).load('a')).toEqual({ ok: false, problem: { code } });
  expect([...disk.content]).toEqual([['match/a', stored]]);
});

test('a disk that does not answer is told from an empty one, and nothing is written', async () => {
  const disk = memoryDisk({ 'match/a': text('a', 3) });
  disk.failing.add('get').add('keys');
  const saves = memorySaves(disk);
  expect(await saves.load('a')).toEqual({ ok: false, problem: { code: 'unreadable' } });
  expect(await saves.list()).toBeNull();
  expect(await saves.textOf('a')).toBeNull();
  expect(disk.written).toEqual([]);
});

test('what was set aside opens again when it can, and is then saved under its own name', async () => {
  const disk = memoryDisk({ 'broken/a': text('a', 5) });
  const saves = memorySaves(disk);
  expect(await saves.list()).toMatchObject([{ ok: true, id: 'a' }]);
  const loaded = await saves.load('a');
  if (!loaded.ok) throw new Error(loaded.problem.code);
  await saves.put(loaded.document);
  expect([...disk.content.keys()]).toEqual(['broken/a', 'match/a']);
  expect(await saves.list()).toHaveLength(1);
});

test('a document that calls itself by another name cannot be saved over that other game', async () => {
  const disk = memoryDisk({ 'match/copy': text('a', 5) });
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
  expect(disk.content.get('match/a')).toBe(text('a', 25));
});

test('a load waits for the save before it', async () => {
  const disk = memoryDisk({ 'match/a': text('a', 5) });
  const saves = memorySaves(disk);
  void saves.put(documentFor('a', 6));
  const loaded = await saves.load('a');
  expect(loaded.ok && loaded.match.steps).toHaveLength(6);
});

test('a failed save is told, keeps the old one, and the next may succeed', async () => {
  const disk = memoryDisk({ 'match/a': text('a', 5) });
  const saves = memorySaves(disk);
  disk.failing.add('set');
  expect(await saves.put(documentFor('a', 6))).toBe('failed');
  expect(disk.content.get('match/a')).toBe(text('a', 5));
  disk.failing.clear();
  expect(await saves.put(documentFor('a', 7))).toBe('saved');
  expect(disk.content.get('match/a')).toBe(text('a', 7));
});

test('a removed game is gone, also what was set aside of it; others stay', async () => {
  const disk = memoryDisk({ 'match/a': text('a', 5), 'broken/a': '{', 'match/b': text('b', 5) });
  const saves = memorySaves(disk);
  void saves.put(documentFor('a', 6));
  expect(await saves.remove('a')).toBe('saved');
  expect([...disk.content.keys()]).toEqual(['match/b']);
  disk.failing.add('remove');
  expect(await saves.remove('b')).toBe('failed');
});
