import { type BotRunner, type Cancel, runnerFrom, type Task } from './runner';

/** What goes to the other thread: a task with its number, or the number of one that is off. */
export type Order = { readonly id: number; readonly task: Task } | { readonly cancel: number };

export interface Delivery {
  readonly id: number;
  readonly result: unknown;
}

/** The little of a browser's worker that is needed. */
export interface WorkerLike {
  postMessage(order: Order): void;
  onmessage: ((event: { readonly data: Delivery }) => void) | null;
  onerror: (() => void) | null;
}

type CarryOut = (task: Task, done: (result: unknown) => void) => Cancel;

interface Pending {
  readonly task: Task;
  readonly done: (result: unknown) => void;
  cancel: Cancel;
}

/** Thinks in another thread; if that one breaks down, everything goes on by `instead`, and `failed` is told. */
export function workerRunner(start: () => WorkerLike, instead: CarryOut, failed: () => void): BotRunner {
  const pending = new Map<number, Pending>();
  let worker: WorkerLike | null = null;
  let broken = false;
  let tasks = 0;

  const settle = (id: number, result: unknown): void => {
    const job = pending.get(id);
    pending.delete(id);
    job?.done(result);
  };
  const breakDown = (): void => {
    if (broken) return;
    broken = true;
    worker = null;
    failed();
    for (const [id, job] of pending) job.cancel = instead(job.task, (result) => settle(id, result));
  };
  const open = (): WorkerLike | null => {
    if (worker !== null || broken) return worker;
    try {
      worker = start();
      worker.onmessage = ({ data }) => settle(data.id, data.result);
      worker.onerror = breakDown;
    } catch {
      breakDown(); // the screens are told by `failed`
    }
    return worker;
  };

  return runnerFrom((task, done) => {
    const id = ++tasks;
    const thread = open();
    const job: Pending = { task, done, cancel: () => thread?.postMessage({ cancel: id }) };
    pending.set(id, job);
    if (thread === null) job.cancel = instead(task, (result) => settle(id, result));
    else thread.postMessage({ id, task });
    return () => {
      if (pending.delete(id)) job.cancel();
    };
  });
}
