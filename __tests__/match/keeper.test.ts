import { createKeeper } from '@/match/keeper';
import type { SaveDocument } from '@/match/save';
import type { Written } from '@/match/write-queue';

const doc = (id: string, savedAt: number): SaveDocument => ({ id, savedAt }) as SaveDocument; // all a keeper reads

function rig() {
  const answers: Written[] = [];
  const put: number[] = [];
  const timers: { run: () => void; ms: number; off: boolean }[] = [];
  const keeper = createKeeper({
    put: (document) => {
      put.push(document.savedAt);
      return Promise.resolve(answers.shift() ?? 'saved');
    },
    schedule: (run, ms) => {
      const timer = { run, ms, off: false };
      timers.push(timer);
      return () => {
        timer.off = true;
      };
    },
  });
  return { keeper, answers, put, timers };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a failing save is tried again, later and later, until the disk takes it', async () => {
  const { keeper, answers, put, timers } = rig();
  answers.push('failed', 'failed', 'failed', 'failed', 'failed', 'oneCopy');
  const told: Written[] = [];
  expect(await keeper.keep(doc('a', 1), (written) => told.push(written))).toBe('failed');
  expect(keeper.unsaved()).toBe(1);
  expect(keeper.pending('a')).toEqual(doc('a', 1));
  for (let i = 0; i < 5; i++) {
    timers[i]?.run();
    await settle();
  }
  expect(timers.map(({ ms }) => ms)).toEqual([100, 400, 1600, 5000, 5000]);
  expect(told).toEqual(['failed', 'failed', 'failed', 'failed', 'failed', 'oneCopy']);
  expect(put).toEqual([1, 1, 1, 1, 1, 1]);
  expect(keeper.unsaved()).toBe(0);
  expect(keeper.pending('a')).toBeNull();
});

test('a newer state takes the place of one that waits, and nobody hears of the old one again', async () => {
  const { keeper, answers, timers } = rig();
  answers.push('failed');
  const told: string[] = [];
  await keeper.keep(doc('a', 1), (written) => told.push(`1 ${written}`));
  const second = keeper.keep(doc('a', 2), (written) => told.push(`2 ${written}`));
  expect(timers[0]?.off).toBe(true);
  expect(await second).toBe('saved');
  expect(told).toEqual(['1 failed', '2 saved']);
});

test('an answer that comes after a newer state was given is not told', async () => {
  const { keeper } = rig();
  const told: string[] = [];
  const first = keeper.keep(doc('a', 1), () => told.push('1'));
  await keeper.keep(doc('a', 2), () => told.push('2'));
  await first;
  expect(told).toEqual(['2']);
});

test('games wait side by side', async () => {
  const { keeper, answers } = rig();
  answers.push('failed', 'failed');
  await Promise.all([keeper.keep(doc('a', 1), () => undefined), keeper.keep(doc('b', 1), () => undefined)]);
  expect(keeper.unsaved()).toBe(2);
});

test('what another window writes now is not tried again', async () => {
  const { keeper, answers, timers } = rig();
  answers.push('elsewhere');
  await keeper.keep(doc('a', 1), () => undefined);
  expect(timers).toEqual([]);
  expect(keeper.unsaved()).toBe(0);
});
