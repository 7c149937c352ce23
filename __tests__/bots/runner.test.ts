import type { Kind } from '@/core/game';
import type { Answer } from '@/bots/bot';
import { directRunner, type Task, thinkingFor } from '@/bots/runner/runner';
import { slicedRunner } from '@/bots/runner/sliced';
import { type Delivery, type Order, type WorkerLike, workerRunner } from '@/bots/runner/worker-runner';
import { botQuestion } from '@/match/bot-turn';
import { botMove, matchAt, played, RANDOM, tableFor } from '../support/matches';

const match = played(matchAt(tableFor(3, 1)), 30);
const question = botQuestion(match, RANDOM);
const expected = { move: botMove(match, RANDOM), limited: false };

/** A clock that stands still, and work put off until it is run by hand. */
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
  directRunner.think(question, (answer) => answers.push(answer));
  expect(answers).toEqual([expected]);
});

test('nobody plays a game that is not there', () => {
  expect(() => thinkingFor({ kind: 'think', question: { ...question, game: 'chess' } })).toThrow('chess');
});

describe('thinking between the frames', () => {
  test('gives the same answer, later', () => {
    const { clock, runAll } = handClock();
    const answers: Answer<Kind>[] = [];
    slicedRunner(clock).think(question, (answer) => answers.push(answer));
    expect(answers).toEqual([]);
    runAll();
    expect(answers).toEqual([expected]);
  });

  test('is dropped when it is called off', () => {
    const { clock, runAll } = handClock();
    const done = jest.fn();
    slicedRunner(clock).think(question, done)();
    runAll();
    expect(done).not.toHaveBeenCalled();
  });
});

describe('thinking in another thread', () => {
  /** A thread that answers when told, with what it was asked. */
  function fakeWorker() {
    const orders: Order[] = [];
    const worker: WorkerLike = { postMessage: (order) => orders.push(order), onmessage: null, onerror: null };
    return { orders, worker, deliver: (data: Delivery) => worker.onmessage?.({ data }) };
  }
  const instead = jest.fn((_task: Task, done: (result: unknown) => void) => {
    done('here');
    return () => undefined;
  });
  beforeEach(() => instead.mockClear());

  test('answers come to the one who asked, in any order', () => {
    const { orders, worker, deliver } = fakeWorker();
    const runner = workerRunner(() => worker, instead, jest.fn());
    const answers: unknown[] = [];
    runner.think(question, (answer) => answers.push(['first', answer]));
    runner.advise(question, (advice) => answers.push(['second', advice]));
    expect(orders).toEqual([
      { id: 1, task: { kind: 'think', question } },
      { id: 2, task: { kind: 'advise', question } },
    ]);
    deliver({ id: 2, result: 'b' });
    deliver({ id: 1, result: 'a' });
    expect(answers).toEqual([
      ['second', 'b'],
      ['first', 'a'],
    ]);
    expect(instead).not.toHaveBeenCalled();
  });

  test('called off, the thread is told and a late answer is nobody’s', () => {
    const { orders, worker, deliver } = fakeWorker();
    const done = jest.fn();
    workerRunner(() => worker, instead, jest.fn()).think(question, done)();
    expect(orders[1]).toEqual({ cancel: 1 });
    deliver({ id: 1, result: 'late' });
    expect(done).not.toHaveBeenCalled();
  });

  test('a thread that breaks down is replaced, once and for all, and it is said', () => {
    const { orders, worker } = fakeWorker();
    const failed = jest.fn();
    const runner = workerRunner(() => worker, instead, failed);
    const done = jest.fn();
    runner.think(question, done);
    worker.onerror?.();
    runner.think(question, done);
    expect(done.mock.calls).toEqual([['here'], ['here']]);
    expect(orders).toHaveLength(1);
    expect(failed).toHaveBeenCalledTimes(1);
  });

  test('a thread that cannot even be started does not matter either', () => {
    const failed = jest.fn();
    const start = (): WorkerLike => {
      throw new Error('no threads here');
    };
    const done = jest.fn();
    workerRunner(start, instead, failed).think(question, done);
    expect(done).toHaveBeenCalledWith('here');
    expect(failed).toHaveBeenCalledTimes(1);
  });
});
