import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { range } from '@/core/list';

interface Done<R> {
  readonly index: number;
  readonly result: R;
}

/** Told to a copy of this program that works for another. */
const CHILD = '--child';
export const isChild = (): boolean => process.argv.includes(CHILD);

/** Does all tasks, each for itself, in so many processes, and returns their results in order. */
export async function doAll<T, R>(tasks: readonly T[], jobs: number, work: (task: T) => R): Promise<R[]> {
  const results: R[] = [];
  const told = progress(tasks.length);
  const keep = ({ index, result }: Done<R>): void => {
    results[index] = result;
    told();
  };
  if (jobs <= 1) tasks.forEach((task, index) => keep({ index, result: work(task) }));
  else await Promise.all(range(jobs).map((job) => inChild(tasks, { job, jobs }, keep)));
  return results;
}

/** Tells how far it is, where somebody watches. */
function progress(total: number): () => void {
  let done = 0;
  return () => {
    done++;
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total}${done === total ? '\n' : ''}`);
  };
}

interface Share {
  readonly job: number;
  readonly jobs: number;
}

/** A process of its own counts its own CPU time, which a thread does not. */
async function inChild<T, R>(
  tasks: readonly T[],
  share: Share,
  keep: (done: Done<R>) => void,
): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), [CHILD], { execArgv: ['--enable-source-maps'] });
  child.on('message', (done: Done<R>) => keep(done));
  child.send({ tasks, share });
  const end = await endOf(child);
  if (end !== 0) throw new Error(`a child process ended with ${end}`);
}

async function endOf(child: ChildProcess): Promise<number | string> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return code ?? signal ?? 'nothing';
}

/** Does every so many-th task, and reports each. */
export function serve<T>(work: (task: T) => unknown): void {
  process.once('message', ({ tasks, share }: { tasks: readonly T[]; share: Share }) => {
    void answer(tasks, share, work).then(() => process.disconnect());
  });
}

async function answer<T>(
  tasks: readonly T[],
  { job, jobs }: Share,
  work: (task: T) => unknown,
): Promise<void> {
  for (const [index, task] of tasks.entries()) {
    if (index % jobs === job) await say({ index, result: work(task) });
  }
}

const say = (done: Done<unknown>): Promise<unknown> =>
  new Promise((sent) => {
    process.send?.(done, sent);
  });
