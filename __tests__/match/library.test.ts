import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { gameById } from '@/games/registry';
import { createLibrary } from '@/match/library';
import { MOST_CHARACTERS, MOST_DEPTH } from '@/match/gate';
import { imported, MOST_GAMES, portable } from '@/match/portable';
import { documentOf, encode, type SaveDocument } from '@/match/save';
import { asciiJson, seal } from '@/match/storage/envelope';
import { companyOf } from '@/match/table';
import { takenBack, undoStep } from '@/match/undo';
import { matchAt, played, tableFor } from '../support/matches';
import { type MemoryDisk, memoryDisk, savesOn, sealed } from '../support/memory-saves';

const table = tableFor(3, 2);

function documentFor(id: string, moves: number): SaveDocument {
  const document = documentOf(played(matchAt(table), moves), { id, name: id, savedAt: 1, table });
  if (document === null) throw new Error('a match from the start can be saved');
  return document;
}

function rig(disk: MemoryDisk = memoryDisk()) {
  const saves = savesOn([disk]);
  let count = 0;
  const library = createLibrary({ saves, gameById, now: () => 500, random: () => ++count });
  return { disk, saves, library };
}

const inside = (body: unknown, format = 2): string => seal({ format, generation: 0, body: asciiJson(body) });
const importing = (text: string) => imported(text, { gameById, now: () => 500, newId: () => 'fresh' });

test('what is exported comes in again as a new game: same moves, redo and marks', async () => {
  const match = played(matchAt(table), 60);
  const way = undoStep(match, companyOf(table));
  if (way === null) throw new Error('there is a move to take back');
  const undone = takenBack(match, { ...way, need: 'agreement' });
  const document = documentOf(undone, { id: 'a', name: 'Sunday', savedAt: 1, table });
  if (document === null) throw new Error('it can be saved');
  const { saves, library } = rig();
  await saves.put(document);
  const text = await library.exportAll();
  expect(await library.importText(text ?? '')).toEqual({ ok: true, games: 1 });
  const list = (await saves.list()) ?? [];
  expect(list).toHaveLength(2);
  const copy = list.find(({ id }) => id !== 'a');
  expect(copy).toMatchObject({ ok: true, document: { ...document, id: copy?.id, savedAt: 500 } });
  expect(document.future).not.toEqual([]);
});

test('an export of the first version, and one that a messenger has wrapped in blank lines, come in', () => {
  const old = readFileSync(join(__dirname, '../fixtures/saves/v1/3-undone.json'), 'utf8');
  expect(importing(old)).toMatchObject({ ok: true, documents: [{ id: 'fresh', savedAt: 500 }] });
  const text = `\r\n ${portable([documentFor('a', 4), documentFor('b', 5)]).replaceAll('\n', '\r\n\r\n')} \n`;
  expect(importing(text)).toMatchObject({ ok: true, documents: [{ id: 'fresh' }, { id: 'fresh' }] });
});

test.each([
  ['fifty megabytes', 'x'.repeat(50_000_000), { code: 'tooLarge' }],
  ['one character too many', 'x'.repeat(MOST_CHARACTERS + 1), { code: 'tooLarge' }],
  ['deep nesting', '['.repeat(100_000), { code: 'tooDeep' }],
  ['one level too deep', '{"a":'.repeat(MOST_DEPTH + 1), { code: 'tooDeep' }],
  ['nothing', '', { code: 'notAGame' }],
  ['a letter', 'Dear Anna', { code: 'notAGame' }],
  ['too many games', `${encode(documentFor('a', 0))}\n`.repeat(MOST_GAMES + 1), { code: 'tooMany' }],
  ['a torn game', portable([documentFor('a', 9)]).slice(0, -1), { code: 'damaged', game: 1 }],
  ['a header alone', 'patroon 2 0 2 00000000', { code: 'damaged', game: 1 }],
  ['a newer game', inside({ ...documentFor('a', 3), format: 99 }), { code: 'newer', game: 1 }],
  ['a game unknown here', inside({ ...documentFor('a', 3), game: 'go' }), { code: 'malformed', game: 1 }],
  ['fields nobody knows', inside({ ...documentFor('a', 3), extra: 1 }), { code: 'malformed', game: 1 }],
  ['huge numbers', inside({ ...documentFor('a', 3), savedAt: 1e300 }), { code: 'malformed', game: 1 }],
  [
    'a second game that is torn',
    `${portable([documentFor('a', 3)])}\n{"half`,
    { code: 'malformed', game: 2 },
  ],
  [
    'a move that is not allowed',
    inside({
      ...documentFor('a', 3),
      record: { ...documentFor('a', 3).record, moves: [{ type: 'endTurn' }] },
    }),
    { code: 'illegal', game: 1, move: 1 },
  ],
])('%s is refused with the reason, and nothing changes', async (_what, text, problem) => {
  const { disk, saves, library } = rig();
  await saves.put(documentFor('mine', 6));
  const before = [...disk.content];
  expect(await library.importText(text)).toEqual({ ok: false, problem });
  expect([...disk.content]).toEqual(before);
});

test.each(['__proto__', 'constructor', 'prototype'])(
  'a hostile key %s is refused and pollutes nothing',
  (key) => {
    const body = `{"${key}":{"polluted":1},${JSON.stringify(documentFor('a', 3)).slice(1)}`;
    expect(importing(body)).toMatchObject({ ok: false, problem: { code: 'malformed' } });
    const move = `{"${key}":{"polluted":1},"type":"endTurn"}`;
    const moves = JSON.stringify(documentFor('a', 1)).replace(/"moves":\[\{/, `"moves":[${move},{`);
    expect(importing(moves)).toMatchObject({ ok: false });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  },
);

test('names from outside are cleaned', () => {
  const seats = table.seats.map((seat) => ({ ...seat, name: '\u202eevil' }));
  const text = inside({
    ...documentFor('a', 3),
    name: ` a\u0000${'b'.repeat(500)}`,
    table: { ...table, seats },
  });
  const result = importing(text);
  expect(result.ok && result.documents[0]?.name).toBe(`a${'b'.repeat(79)}`);
  expect(result.ok && result.documents[0]?.table.seats.map(({ name }) => name)).toEqual([
    'evil',
    'evil 2',
    'evil 3',
  ]);
});

test('if the disk fails on the way, no game of the file stays', async () => {
  const { disk, saves, library } = rig();
  await saves.list();
  let writes = 0;
  disk.set = (key, value) =>
    ++writes > 1 ? Promise.reject(new Error('full')) : Promise.resolve(void disk.content.set(key, value));
  const text = portable([documentFor('a', 3), documentFor('b', 3)]);
  expect(await library.importText(text)).toEqual({ ok: false, problem: { code: 'notWritten' } });
  expect(await saves.list()).toEqual([]);
});

test('a game is duplicated and renamed; an empty name is none', async () => {
  const { saves, library } = rig();
  await saves.put(documentFor('a', 6));
  expect(await library.duplicate(documentFor('a', 6), 'Copy')).toBe('saved');
  expect(await library.rename('a', '  Sunday\u202e  ')).toBe('saved');
  expect(await library.rename('a', ' \u202e ')).toBe('failed');
  const list = (await saves.list()) ?? [];
  expect(list.map((entry) => entry.ok && entry.document.name).sort()).toEqual(['Copy', 'Sunday']);
});

test('of a game cut off anywhere all whole moves are recovered, beside the damaged one', async () => {
  const document = documentFor('a', 40);
  const whole = sealed(document);
  const end = whole.indexOf('"future"');
  for (const cut of [whole.length - 1, end, end - 30, end - 700]) {
    const { disk, saves, library } = rig(memoryDisk({ 'game/a/0': whole.slice(0, cut) }));
    const recovered = await library.recover('a');
    if (recovered === null) throw new Error('the table can be read');
    const complete = [...whole.slice(0, cut).matchAll(/"type"/g)].length;
    expect(recovered.moves).toBeGreaterThanOrEqual(complete - 1);
    expect(recovered).toMatchObject({ written: 'saved', of: recovered.moves });
    expect(disk.content.get('game/a/0')).toBe(whole.slice(0, cut));
    const list = (await saves.list()) ?? [];
    const entry = list.find(({ ok }) => ok);
    const loaded = await saves.load(entry?.id ?? '');
    expect(loaded.ok && loaded.document.record.moves).toEqual(
      document.record.moves.slice(0, recovered.moves),
    );
  }
});

test('a game the rules refuse is recovered up to that move; one without a table not at all', async () => {
  const document = documentFor('a', 20);
  const moves = document.record.moves.map((move, index) => (index === 12 ? { type: 'endTurn' } : move));
  const odd = sealed({ ...document, record: { ...document.record, moves } });
  const { library } = rig(
    memoryDisk({ 'game/a/0': odd, 'game/b/0': 'no table', 'kept/c/0-1': odd.slice(0, 400) }),
  );
  expect(await library.recover('a')).toEqual({ written: 'saved', moves: 12, of: 20 });
  expect(await library.recover('b')).toBeNull();
  expect(await library.recover('none')).toBeNull();
});
