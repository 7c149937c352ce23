import { FORMAT } from '@/match/migrations';
import { encode } from '@/match/save';
import { seal } from '@/match/storage/envelope';
import { createVault } from '@/match/storage/vault';
import { memoryDisk, savesOn, sealed } from '../support/memory-saves';
import { documentSaying, wordGameById } from '../support/saves/word-game';

const text = (generation: number, ...words: number[]): string =>
  sealed(documentSaying('a', words), generation);
const appOn = (...disks: ReturnType<typeof memoryDisk>[]) => savesOn(disks, { gameById: wordGameById });

test('a medium with all copies whole makes it certain that nothing is missing', async () => {
  const [one, other] = [
    memoryDisk({ 'game/a/0': text(1, 1), 'game/a/1': 'half' }),
    memoryDisk({ 'game/a/0': text(1, 1), 'game/a/1': text(2, 1, 2) }),
  ];
  const saves = appOn(one, other);
  expect(await saves.load('a')).toMatchObject({ ok: true, match: { state: [1, 2] } });
  expect(saves.notices()).toEqual([{ code: 'damagedCopy', name: 'a' }]);
  expect([...one.content.values()]).toEqual(expect.arrayContaining(['half', text(2, 1, 2)]));
});

test('of two histories of one age the first is played on, and the other is kept', async () => {
  const one = memoryDisk({ 'game/a/0': text(5, 1, 2) });
  const other = memoryDisk({ 'game/a/1': text(5, 1, 3) });
  const saves = appOn(one, other);
  expect(await saves.load('a')).toMatchObject({ ok: true, match: { state: [1, 2] } });
  expect(await saves.put(documentSaying('a', [1, 2, 4]))).toBe('saved');
  expect([...other.content.values()]).toContain(text(5, 1, 3));
  expect(await appOn(one, other).load('a')).toMatchObject({ ok: true, match: { state: [1, 2, 4] } });
});

test('a game of an older format is kept as it was before it is written in the new one', async () => {
  const old = seal({ format: FORMAT - 1, generation: 3, body: encode(documentSaying('a', [1])) });
  const [one, other] = [memoryDisk({ 'game/a/0': old }), memoryDisk({ 'game/a/0': old })];
  await appOn(one, other).load('a');
  for (const { content } of [one, other]) expect(content.get(`before/a/${FORMAT - 1}`)).toBe(old);
  const now = memoryDisk({ 'game/a/0': text(3, 1) });
  await appOn(now).load('a');
  expect([...now.content.keys()].filter((key) => key.startsWith('before/'))).toEqual([]);
});

test('a medium that cannot be mended is told, and one that can is', async () => {
  const [one, other] = [memoryDisk({ 'game/a/0': text(3, 1) }), memoryDisk()];
  other.failing.add('set');
  const saves = appOn(one, other);
  await saves.load('a');
  expect(saves.notices()).toEqual([{ code: 'oneCopy' }]);
  other.failing.clear();
  const later = appOn(one, other);
  await later.load('a');
  expect(later.notices()).toEqual([]);
  expect(other.content.get('game/a/0')).toBe(text(3, 1));
});

test('an emptied medium is told once, and only while the others know it was in use', async () => {
  const disks = [memoryDisk(), memoryDisk()];
  const media = disks.map((disk, index) => ({ name: `${index}`, disk }));
  const vault = createVault(media, FORMAT);
  expect(await vault.cleared()).toEqual([]);
  await vault.mark();
  disks[1]?.content.clear();
  expect(await vault.cleared()).toEqual(['1']);
  await vault.mark();
  expect(await vault.cleared()).toEqual([]);
  disks[0]?.failing.add('get');
  expect(await vault.cleared()).toBeNull();
});
