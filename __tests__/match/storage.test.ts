import { MOST_DEPTH } from '@/match/gate';
import { partialJson } from '@/match/partial-json';
import { fromBytes, toBytes } from '@/match/storage/bytes';
import { asciiJson, checksum, seal, unseal } from '@/match/storage/envelope';
import { createReach } from '@/match/storage/medium';
import { mirrored } from '@/match/storage/mirrored';
import { isOurs } from '@/match/storage/shelf';
import { memoryDisk, savesOn } from '../support/memory-saves';

test('bytes come back as they were, however many', () => {
  const text = Array.from({ length: 20_000 }, (_, i) => String.fromCharCode(i % 256)).join('');
  expect(fromBytes(toBytes(text))).toBe(text);
  expect(toBytes('é')).toEqual(new Uint8Array([0xe9]));
  expect(() => toBytes('\u0100')).toThrow('only characters of one byte can be stored here');
});

test('a checksum is the CRC-32 everybody knows, in eight digits', () => {
  expect(checksum('123456789')).toBe('cbf43926');
  expect(checksum('')).toBe('00000000');
  expect(checksum('\x7f')).toHaveLength(8);
  expect(checksum('\x80')).toBe('');
});

test('a sealed text says its format, its generation and its length', () => {
  const sealed = { format: 2, generation: 41, body: '{"a":1}' };
  const text = seal(sealed);
  expect(text).toMatch(/^patroon 2 41 7 [0-9a-f]{8}\n\{"a":1\}$/);
  expect(unseal(text)).toEqual(sealed);
  const longest = { format: 999999, generation: 999999999999999, body: '' };
  expect(unseal(seal(longest))).toEqual(longest);
});

test.each([
  ['another name', (text: string) => text.replace('patroon', 'Patroon')],
  ['something in front', (text: string) => ` ${text}`],
  ['something behind', (text: string) => `${text} `],
  ['another format', (text: string) => text.replace('patroon 2', 'patroon 3')],
  ['another generation', (text: string) => text.replace(' 41 ', ' 42 ')],
  ['another length', (text: string) => text.replace(' 7 ', ' 8 ')],
  ['no checksum', (text: string) => text.replace(/ [0-9a-f]{8}\n/, ' \n')],
  ['no line', (text: string) => text.replace('\n', ' ')],
  ['a character no seal has', (text: string) => text.replace('"a"', '"é"')],
])('a sealed text with %s is damaged', (_what, change) => {
  expect(unseal(change(seal({ format: 2, generation: 41, body: '{"a":1}' })))).toBeNull();
});

test('what is not ASCII is escaped', () => {
  expect(asciiJson('Žofie 🦊')).toBe('"\\u017dofie \\ud83e\\udd8a"');
  expect(JSON.parse(asciiJson({ é: '\x7f' }))).toEqual({ é: '\x7f' });
});

test.each<[string, unknown]>([
  ['{"a":1,"b":[1,2,{"c":"x"}]}', { a: 1, b: [1, 2, { c: 'x' }] }],
  [' { "a" : [ true , false , null ] } ', { a: [true, false, null] }],
  ['{"a":-1.5,"b":{}}', { a: -1.5, b: {} }],
  ['[]', []],
  ['{"a":[1,2', { a: [1] }],
  ['{"a":[1,2,', { a: [1, 2] }],
  ['{"a":[1,2;3]}', { a: [1] }],
  ['{"a":[[1,2],[3', { a: [[1, 2]] }],
  ['{"a":"x","b":"y', { a: 'x' }],
  ['{"a":"x" "b":"y"}', { a: 'x' }],
  ['{"a":1,"b"', { a: 1 }],
  ['{"a":1,2:3}', { a: 1 }],
  ['{"a":1,"b":tru', { a: 1 }],
  ['{"a":12', {}],
  ['{"a":"\\"q\\" \\u00e9"}', { a: '"q" é' }],
  ['{"a":"\\x"}', {}],
  ['{"a":{"b":1', { a: {} }],
  ['"a"', 'a'],
  ['', undefined],
  ['nonsense', undefined],
])('of %s is read what stands before the damage', (text, expected) => {
  expect(partialJson(text)).toEqual(expected);
});

test('what is nested too deeply is not read any deeper', () => {
  const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
  expect(JSON.stringify(partialJson(nested(MOST_DEPTH + 1)))).toBe(nested(MOST_DEPTH + 1));
  expect(partialJson(nested(MOST_DEPTH + 2))).toEqual([]);
  expect(partialJson(nested(100_000))).toEqual([]);
});

test('a hostile key of damaged JSON is a key like others', () => {
  const read = partialJson('{"__proto__":{"polluted":1}');
  expect(Object.keys(read as object)).toEqual(['__proto__']);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

const media = (...disks: ReturnType<typeof memoryDisk>[]) =>
  disks.map((disk, index) => ({ name: `${index}`, disk }));

test('a medium is asked three times, then left alone; when none answers, all are asked again', async () => {
  const [one, other] = [memoryDisk(), memoryDisk()];
  const reach = createReach(media(one, other));
  const asked: string[] = [];
  const ask = () =>
    reach.ask(({ name, disk }) => {
      asked.push(name);
      return disk.get('x');
    });
  one.failing.add('get');
  expect([...(await ask()).keys()].map(({ name }) => name)).toEqual(['1']);
  expect(asked.sort()).toEqual(['0', '0', '0', '1']);
  expect([reach.whole(), reach.changes()]).toEqual([false, 1]);
  asked.length = 0;
  await ask();
  expect(asked).toEqual(['1']);
  other.failing.add('get');
  expect((await ask()).size).toBe(0);
  expect([reach.whole(), reach.changes()]).toEqual([false, 2]);
  one.failing.clear();
  other.failing.clear();
  expect((await ask()).size).toBe(2);
  expect([reach.whole(), reach.changes()]).toEqual([true, 3]);
});

test('a medium that answers the second or third time is whole', async () => {
  let calls = 0;
  const flaky = {
    ...memoryDisk(),
    get: () => (++calls < 3 ? Promise.reject(new Error('busy')) : Promise.resolve('v')),
  };
  const reach = createReach([{ name: 'flaky', disk: flaky }]);
  expect([...(await reach.ask(({ disk }) => disk.get('x'))).values()]).toEqual(['v']);
  expect([calls, reach.whole(), reach.changes()]).toEqual([3, true, 0]);
});

test('settings are on every medium, and come from the first that has them', async () => {
  const [one, other, old] = [memoryDisk(), memoryDisk(), memoryDisk({ settings: 'old' })];
  const values = mirrored(media(one, other), old);
  expect(await values.get('settings')).toBe('old');
  await values.set('settings', 'new');
  expect([one, other, old].map(({ content }) => content.get('settings'))).toEqual(['new', 'new', 'old']);
  one.content.clear();
  expect(await values.get('settings')).toBe('new');
  one.failing.add('get').add('set');
  expect(await values.get('settings')).toBe('new');
  expect(await values.get('nothing')).toBeNull();
  await values.set('settings', 'newer');
  expect(other.content.get('settings')).toBe('newer');
  for (const disk of [other, old]) disk.failing.add('get').add('set');
  await expect(values.get('settings')).rejects.toThrow('no medium answers: settings');
  await expect(values.set('settings', 'x')).rejects.toThrow('nowhere written: settings');
});

test('erasing all takes everything of the app off every medium, and nothing else', async () => {
  const ours = [
    'game/a/0',
    'kept/a/0-1',
    'before/a/1',
    'match/a',
    'broken/a',
    'media',
    'settings',
    'database-used',
  ];
  for (const key of ours) expect(isOurs(key)).toBe(true);
  const theirs = ['games', 'game', 'mediation', 'my settings', 'xgame/a/0', 'settings2'];
  for (const key of theirs) expect(isOurs(key)).toBe(false);
  const all = Object.fromEntries([...ours, ...theirs].map((key) => [key, '']));
  const [one, other, old] = [memoryDisk(all), memoryDisk(all), memoryDisk(all)];
  const saves = savesOn([one, other], { legacy: old });
  expect(await saves.eraseAll()).toBe('saved');
  for (const { content } of [one, other, old]) expect([...content.keys()]).toEqual(theirs);
  expect(await saves.list()).toEqual([]);
  other.failing.add('keys');
  expect(await saves.eraseAll()).toBe('failed');
  old.failing.add('keys');
  expect(await saves.eraseAll()).toBe('failed');
});
