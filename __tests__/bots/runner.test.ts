import type { Kind } from '@/core/game';
import { type Answer, thought } from '@/bots/bot';
import type { Ends, Task } from '@/bots/runner/runner';
import { directRunner, thinkingFor } from '@/bots/runner/thinking';
import { slice, slicedRunner } from '@/bots/runner/sliced';
import {
  type Delivery,
  type Order,
  PATIENCE_MS,
  type WorkerLike,
  workerRunner,
} from '@/bots/runner/worker-runner';
import { botQuestion } from '@/match/bot-turn';
import { botMove, matchAt, played, RANDOM, tableFor } from '../support/matches';

const match = played(matchAt(tableFor(3, 1)), 30);
const question = botQuestion(match, RANDOM);
const expected = { move: botMove(match, RANDOM), limited: false };

const nobodys: Task = { kind: 'think', question: { ...question, game: 'chess' } };

/** A clock that goes on whenever it is read, and work put off until it is run by hand. */
function handClock() {
  const waiting: (() => void)[] = [];
  let now = 0;
  return {
    waiting,
    clock: { now: () => (now += 5), later: (run: () => void) => void waiting.push(run) },
    runAll: () => {
      while (waiting.length > 0) waiting.shift()?.();
    },
  };
}

test('thinking at once', () => {
  const answers: Answer<Kind>[] = [];
  directRunner.think(question, (answer) => answers.push(answer), jest.fn());
  expect(answers).toEqual([expected]);
});

test('nobody plays a game that is not there', () => {
  expect(() => thought(thinkingFor(nobodys))).toThrow('chess');
});

describe('thinking between the frames', () => {
  test('gives the same answer, later', () => {
    const { clock, runAll } = handClock();
    const answers: Answer<Kind>[] = [];
    slicedRunner(clock).think(question, (answer) => answers.push(answer), jest.fn());
    expect(answers).toEqual([]);
    runAll();
    expect(answers).toEqual([expected]);
  });

  test('is dropped when it is called off', () => {
    const { clock, runAll } = handClock();
    const done = jest.fn();
    slicedRunner(clock).think(question, done, jest.fn())();
    runAll();
    expect(done).not.toHaveBeenCalled();
  });

  test('says so when it breaks off', () => {
    const { clock, runAll } = handClock();
    const ends = { done: jest.fn(), failed: jest.fn() };
    slice(clock, thinkingFor(nobodys), ends);
    runAll();
    expect(ends.failed).toHaveBeenCalledWith(expect.stringContaining('chess'));
    expect(ends.done).not.toHaveBeenCalled();
  });

  test.each([1, 2, 3, 5])('no slice is longer than eight milliseconds with steps of %i', (stepMs) => {
    let now = 0;
    const waiting: (() => void)[] = [];
    function* twentySteps() {
      for (let i = 0; i < 20; i++) {
        now += stepMs;
        yield;
      }
    }
    const done = jest.fn();
    const clock = { now: () => now, later: (run: () => void) => void waiting.push(run) };
    slice(clock, twentySteps(), { done, failed: jest.fn() });
    const slices: number[] = [];
    while (waiting.length > 0) {
      const began = now;
      waiting.shift()?.();
      slices.push(now - began);
    }
    expect(done).toHaveBeenCalledTimes(1);
    expect(Math.max(...slices)).toBeLessThanOrEqual(8);
    expect(slices.length).toBeLessThanOrEqual(Math.ceil(20 / Math.floor(8 / stepMs)) + 1);
  });
});

describe('thinking in another thread', () => {
  /** Threads that answer when told, with what they were asked. */
  function fakeWorkers() {
    const orders: Order[][] = [];
    const workers: WorkerLike[] = [];
    const watches = new Set<() => void>();
    const instead = jest.fn((_task: Task, { done }: Ends) => {
      done('here');
      return () => undefined;
    });
    const lost = jest.fn();
    const start = (): WorkerLike => {
      const mine: Order[] = [];
      const worker: WorkerLike = {
        postMessage: (order) => mine.push(order),
        terminate: () => mine.push({ cancel: -1 }),
        onmessage: null,
        onerror: null,
      };
      orders.push(mine);
      workers.push(worker);
      return worker;
    };
    const watch = (run: () => void, ms: number) => {
      expect(ms).toBe(PATIENCE_MS);
      watches.add(run);
      return () => watches.delete(run);
    };
    const runner = workerRunner({ start, instead, lost, watch });
    return { runner, orders, workers, watches, instead, lost };
  }
  const deliver = (worker: WorkerLike | undefined, data: Delivery) => worker?.onmessage?.({ data });
  const asked = (id: number, kind: Task['kind'] = 'think') => ({ id, task: { kind, question } });
  const never = jest.fn();

  test('answers come to the one who asked, in any order', () => {
    const { runner, orders, workers, instead, watches } = fakeWorkers();
    const answers: unknown[] = [];
    runner.think(question, (answer) => answers.push(['first', answer]), never);
    runner.advise(question, (advice) => answers.push(['second', advice]), never);
    expect(orders).toEqual([[asked(1), asked(2, 'advise')]]);
    deliver(workers[0], { id: 2, result: 'b' });
    deliver(workers[0], { id: 1, result: 'a' });
    expect(answers).toEqual([
      ['second', 'b'],
      ['first', 'a'],
    ]);
    expect(instead).not.toHaveBeenCalled();
    expect(watches.size).toBe(0);
  });

  test('thinking that breaks off is told to the one who asked; the thread lives on', () => {
    const { runner, workers, lost } = fakeWorkers();
    const failed = jest.fn();
    runner.think(question, never, failed);
    deliver(workers[0], { id: 1, problem: 'lost the thread' });
    expect(failed).toHaveBeenCalledWith('lost the thread');
    expect(workers).toHaveLength(1);
    expect(lost).not.toHaveBeenCalled();
  });

  test('called off, the thread is told and a late answer is nobody’s', () => {
    const { runner, orders, workers, watches } = fakeWorkers();
    const done = jest.fn();
    runner.think(question, done, never)();
    expect(orders).toEqual([[asked(1), { cancel: 1 }]]);
    expect(watches.size).toBe(0);
    deliver(workers[0], { id: 1, result: 'late' });
    expect(done).not.toHaveBeenCalled();
  });

  test.each([
    ['breaks down', ({ workers }: ReturnType<typeof fakeWorkers>) => workers.at(-1)?.onerror?.()],
    ['falls silent', ({ watches }: ReturnType<typeof fakeWorkers>) => [...watches][0]?.()],
  ])('a thread that %s is replaced and its task begins again; the second time bots do without', (_, kill) => {
    const all = fakeWorkers();
    const { runner, orders, workers, instead, lost } = all;
    const done = jest.fn();
    runner.think(question, done, never);
    kill(all);
    expect(orders).toEqual([[asked(1), { cancel: -1 }], [asked(1)]]);
    expect(lost).not.toHaveBeenCalled();
    deliver(workers[0], { id: 7, result: 'from the dead' });
    deliver(workers[1], { id: 1, result: 'there' });
    runner.think(question, done, never);
    kill(all);
    runner.think(question, done, never);
    expect(done.mock.calls).toEqual([['there'], ['here'], ['here']]);
    expect(instead).toHaveBeenCalledTimes(2);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  test('where no thread can be started at all, bots do without, and it is said', () => {
    const lost = jest.fn();
    const start = (): WorkerLike => {
      throw new Error('no threads here');
    };
    const done = jest.fn();
    const instead = (_task: Task, ends: Ends) => {
      ends.done('here');
      return () => undefined;
    };
    const runner = workerRunner({ start, instead, lost, watch: () => () => undefined });
    runner.think(question, done, never);
    runner.think(question, done, never);
    expect(done.mock.calls).toEqual([['here'], ['here']]);
    expect(lost).toHaveBeenCalledTimes(1);
  });
});
