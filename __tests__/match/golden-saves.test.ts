import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { gameById } from '@/games/registry';
import { FORMAT, migrated, MIGRATIONS } from '@/match/migrations';
import { decode, matchOf } from '@/match/save';
import { summaryOf } from '@/match/summary';
import { memoryDisk, savesOn } from '../support/memory-saves';

const SAVES = join(__dirname, '../fixtures/saves');
const read = (format: number, name: string): string => readFileSync(join(SAVES, `v${format}`, name), 'utf8');
const FORMATS = Array.from({ length: FORMAT }, (_, index) => index + 1);

const golden = FORMATS.flatMap((format) =>
  readdirSync(join(SAVES, `v${format}`))
    .filter((name) => name !== 'expected.json')
    .map((name) => ({ format, name: name.replace('.json', ''), text: read(format, name) })),
);

test('every format has at least 20 saves of its own, written by the app of that time', () => {
  for (const format of FORMATS) {
    const own = golden.filter((save) => save.format === format);
    expect(own.length).toBeGreaterThanOrEqual(20);
    for (const { text } of own) expect(JSON.parse(text)).toMatchObject({ format });
  }
});

test('migrations are numbered without gaps, and each has a name', () => {
  expect(MIGRATIONS.map(({ from }) => from)).toEqual(FORMATS.slice(0, -1));
  for (const { name } of MIGRATIONS) expect(name).not.toBe('');
});

test.each(golden)('format $format: $name opens to the same position', ({ format, name, text }) => {
  const expected = (JSON.parse(read(format, 'expected.json')) as Record<string, object>)[name];
  const decoded = decode(text);
  if (!decoded.ok) throw new Error(JSON.stringify(decoded.problem));
  const opened = matchOf(decoded.value, gameById);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
  const { marks } = opened.value;
  expect({ id: decoded.value.id, marks: marks.length, ...summaryOf(opened.value) }).toEqual(expected);
});

test('what is no document at all passes the migrations unchanged', () => {
  for (const json of [null, 7, 'x', [1], { format: FORMAT + 1 }, { format: 'x' }])
    expect(migrated(json)).toBe(json);
});

test('the games of the first version are taken over, and what does not open is kept', async () => {
  const old = golden.filter(({ format }) => format === 1);
  const legacy = memoryDisk({
    ...Object.fromEntries(old.map(({ name, text }) => [`match/${name}`, text])),
    'match/torn': '{',
    'broken/older': '{2',
    settings: '{}',
  });
  const disks = [memoryDisk(), memoryDisk()];
  const saves = savesOn(disks, { legacy });
  const list = await saves.list();
  expect(
    list
      ?.filter(({ ok }) => ok)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(old.map(({ name }) => name).sort());
  expect(list?.filter(({ ok }) => !ok).map(({ id }) => id)).toEqual(['torn', 'older']);
  expect(await saves.textsOf('torn')).toEqual(['{']);
  expect(await saves.textsOf('older')).toEqual(['{2']);
  expect([...legacy.content.keys()]).toEqual(['settings']);
  for (const disk of disks)
    for (const { name, text } of old) expect(disk.content.get(`before/${name}/1`)).toBe(text);
});

test('a take-over that fails waits for the next start, and does not go back behind newer moves', async () => {
  const text = read(1, '2-early.json');
  const legacy = memoryDisk({ 'match/a': text });
  const disk = memoryDisk();
  disk.failing.add('set');
  expect(await savesOn([disk], { legacy }).list()).toEqual([]);
  expect(legacy.content.size).toBe(1);
  disk.failing.clear();
  expect(await savesOn([disk], { legacy }).list()).toMatchObject([{ id: 'a', ok: true }]);
  const decoded = decode(text);
  if (!decoded.ok) throw new Error('it opens');
  const later = { ...decoded.value, id: 'a', savedAt: decoded.value.savedAt + 1, name: 'later' };
  await savesOn([disk], { legacy }).put(later);
  legacy.content.set('match/a', text);
  expect(await savesOn([disk], { legacy }).list()).toMatchObject([{ document: { name: 'later' } }]);
  expect(legacy.content.size).toBe(0);
});
