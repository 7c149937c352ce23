import { type BotRunner, type Cancel, type CarryOut, type Ends, runnerFrom, type Task } from './runner';

/** What goes to the other thread: a task with its number, or the number of one that is off. */
export type Order = { readonly id: number; readonly task: Task } | { readonly cancel: number };

/** What comes back: the result of a task, or why it broke off. */
export type Delivery =
  { readonly id: number; readonly result: unknown } | { readonly id: number; readonly problem: string };

/** The little of a browser's worker that is needed. */
export interface WorkerLike {
  postMessage(order: Order): void;
  terminate(): void;
  onmessage: ((event: { readonly data: Delivery }) => void) | null;
  onerror: (() => void) | null;
}

export interface Means {
  readonly start: () => WorkerLike;
  /** How a task is carried out where there is no other thread. */
  readonly instead: CarryOut;
  /** Told once bots have no thread of their own any more. */
  readonly lost: () => void;
  /** Runs this after so many milliseconds; the answer takes it back. */
  readonly watch: (run: () => void, ms: number) => Cancel;
}

interface Pending {
  readonly task: Task;
  readonly ends: Ends;
  stop: Cancel;
}

/** A thread that says nothing for so long is dead: no bot thinks half as long. */
export const PATIENCE_MS = 10_000;
/** A thread that breaks down is replaced once; then it is the device. */
const MOST_THREADS = 2;

interface Thread {
  /** null: there is none any more. */
  readonly living: () => WorkerLike | null;
  /** It is dead; answers whether it was alive. */
  readonly bury: () => boolean;
}

/** At most one thread at a time: another when one has died, until it is plain that the device has none to give. */
function threadOf({ start, lost }: Means, receive: (delivery: Delivery) => void, died: () => void): Thread {
  let worker: WorkerLike | null = null;
  let threads = 0;
  const open = (): void => {
    threads++;
    try {
      worker = start();
      worker.onmessage = ({ data }) => receive(data);
      worker.onerror = died;
    } catch {
      if (threads === MOST_THREADS) lost(); // the screens are told
    }
  };
  return {
    living: () => {
      while (worker === null && threads < MOST_THREADS) open();
      return worker;
    },
    bury: () => {
      if (worker === null) return false;
      worker.onerror = null;
      worker.terminate();
      worker = null;
      if (threads === MOST_THREADS) lost();
      return true;
    },
  };
}

/** Thinks in another thread. One that breaks down or falls silent is replaced, and its tasks begin again. */
export function workerRunner(means: Means): BotRunner {
  const pending = new Map<number, Pending>();
  let tasks = 0;

  const settle = (id: number, tell: (ends: Ends) => void): void => {
    const job = pending.get(id);
    pending.delete(id);
    job?.stop();
    if (job !== undefined) tell(job.ends);
  };
  const endsOf = (id: number): Ends => ({
    done: (result) => settle(id, ({ done }) => done(result)),
    failed: (problem) => settle(id, ({ failed }) => failed(problem)),
  });
  const receive = (delivery: Delivery): void => {
    const { done, failed } = endsOf(delivery.id);
    if ('problem' in delivery) failed(delivery.problem);
    else done(delivery.result);
  };
  const assign = (id: number, job: Pending): void => {
    const worker = thread.living();
    worker?.postMessage({ id, task: job.task });
    job.stop = worker === null ? means.instead(job.task, endsOf(id)) : means.watch(breakDown, PATIENCE_MS);
  };
  const breakDown = (): void => {
    if (!thread.bury()) return;
    for (const [id, job] of pending) {
      job.stop();
      assign(id, job);
    }
  };
  const thread = threadOf(means, receive, breakDown);

  return runnerFrom((task, ends) => {
    const id = ++tasks;
    const job: Pending = { task, ends, stop: () => undefined };
    pending.set(id, job);
    assign(id, job);
    return () => {
      if (!pending.delete(id)) return;
      job.stop();
      thread.living()?.postMessage({ cancel: id });
    };
  });
}
