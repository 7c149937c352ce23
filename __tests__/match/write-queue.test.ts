import { createWriteQueue, type Written } from '@/match/write-queue';

/** Work that waits for its own signal, and tells when it began. */
function slow(log: string[], name: string) {
  let finish: () => void = () => undefined;
  let fail: () => void = () => undefined;
  const done = new Promise<Written>((resolve, reject) => {
    finish = () => resolve('saved');
    fail = () => reject(new Error(name));
  });
  const work = () => {
    log.push(name);
    return done;
  };
  return { work, finish: () => finish(), fail: () => fail() };
}

const pause = () => new Promise((resolve) => setImmediate(resolve));

test('an older write never lands on a newer one: the second waits for the first', async () => {
  const log: string[] = [];
  const queue = createWriteQueue();
  const first = slow(log, 'first');
  const second = slow(log, 'second');
  const outcomes = [queue.write('a', first.work)];
  await pause();
  outcomes.push(queue.write('a', second.work));
  second.finish();
  await pause();
  expect(log).toEqual(['first']);
  first.finish();
  expect(await Promise.all(outcomes)).toEqual(['saved', 'saved']);
  expect(log).toEqual(['first', 'second']);
});

test('of what waits under one key only the newest is written, and all who asked hear of it', async () => {
  const log: string[] = [];
  const queue = createWriteQueue();
  const running = slow(log, 'running');
  const told = (name: string) => (): Promise<Written> => {
    log.push(name);
    return Promise.resolve('saved');
  };
  void queue.write('a', running.work);
  await pause();
  const old = queue.write('a', slow(log, 'old').work);
  const other = queue.write('b', told('other'));
  const newest = queue.write('a', told('newest'));
  running.finish();
  expect(await Promise.all([old, other, newest])).toEqual(['saved', 'saved', 'saved']);
  expect(log).toEqual(['running', 'newest', 'other']);
});

test('a failed write is told, and the next goes ahead', async () => {
  const log: string[] = [];
  const queue = createWriteQueue();
  const broken = slow(log, 'broken');
  const failed = queue.write('a', broken.work);
  const read = queue.after(() => Promise.resolve('read'));
  broken.fail();
  expect(await failed).toBe('failed');
  expect(await read).toBe('read');
  expect(await queue.write('a', () => Promise.resolve('oneCopy'))).toBe('oneCopy');
});

test('whoever reads gets to know of a fault', async () => {
  const queue = createWriteQueue();
  await expect(queue.after(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
});
