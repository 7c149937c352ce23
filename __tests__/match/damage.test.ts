import { gameById } from '@/games/registry';
import { documentOf, type SaveDocument } from '@/match/save';
import { salvage } from '@/match/salvage';
import { matchAt, played, tableFor } from '../support/matches';
import { memoryDisk, savesOn, sealed } from '../support/memory-saves';

const table = tableFor(2, 2);

function saved(moves: number): SaveDocument {
  const document = documentOf(played(matchAt(table), moves), { id: 'a', name: 'Sunday', savedAt: 1, table });
  if (document === null) throw new Error('a match from the start can be saved');
  return document;
}

const MOVES = 8;
const whole = sealed(saved(MOVES), 7);
const before = sealed(saved(MOVES - 1), 6);
const slots = (newest: string) => ({ 'game/a/0': before, 'game/a/1': newest });

const flipped = Array.from(whole, (_, at) => {
  const unit = String.fromCharCode(whole.charCodeAt(at) ^ (1 << (at % 8)));
  return whole.slice(0, at) + unit + whole.slice(at + 1);
});
const prefixes = Array.from(whole, (_, end) => whole.slice(0, end));

const WAYS: readonly (readonly [string, readonly string[]])[] = [
  ['any one of its bytes', flipped],
  ['everything behind any place', prefixes],
];

test.each(WAYS)(
  'a copy that has lost %s is kept as it is, and the game opens from the other',
  async (_what, texts) => {
    for (const damaged of texts) {
      const disks = [memoryDisk(slots(damaged)), memoryDisk(slots(whole))];
      const saves = savesOn(disks);
      const loaded = await saves.load('a');
      expect(loaded.ok && loaded.document.record.moves).toHaveLength(MOVES);
      expect(saves.notices()).toEqual([{ code: 'damagedCopy', name: 'Sunday' }]);
      expect([...(disks[0]?.content ?? [])].filter(([key]) => key.startsWith('kept/'))[0]?.[1]).toBe(damaged);
      expect(await saves.textsOf('a')).toContain(damaged);
    }
  },
  120_000,
);

test.each(WAYS)(
  'where there is one disk, a copy without %s gives way to the one before, and that is said',
  async (_what, texts) => {
    for (const damaged of texts) {
      const saves = savesOn([memoryDisk(slots(damaged))]);
      const loaded = await saves.load('a');
      expect(loaded.ok && loaded.document.record.moves).toHaveLength(MOVES - 1);
      expect(saves.notices()).toEqual([{ code: 'movesMissing', name: 'Sunday', moves: MOVES - 1 }]);
      expect(await saves.textsOf('a')).toContain(damaged);
    }
  },
  120_000,
);

test.each(WAYS)(
  'an only copy without %s does not open, stays as it is, and gives what legal moves it has',
  async (_what, texts) => {
    for (const damaged of texts) {
      const disk = memoryDisk({ 'game/a/0': damaged });
      const saves = savesOn([disk]);
      expect(await saves.load('a')).toEqual({ ok: false, problem: { code: 'damaged' } });
      expect(await saves.list()).toMatchObject([{ id: 'a', ok: false }]);
      expect(await saves.textsOf('a')).toEqual([damaged]);
      expect(disk.content.get('game/a/0')).toBe(damaged);
      const rest = salvage([damaged], gameById);
      expect(rest?.match.steps.length ?? 0).toBeLessThanOrEqual(MOVES);
    }
  },
  120_000,
);
