import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { range } from '@/core/list';
import { type Pairing, playSeed, type Round } from './series';

export interface Task {
  readonly pairing: Pairing;
  readonly number: number;
}

interface Done {
  readonly index: number;
  readonly round: Round;
}

/** Told to a copy of this program that plays for another. */
const CHILD = '--child';
export const isChild = (): boolean => process.argv.includes(CHILD);

/** Plays all tasks, each for itself, and returns their rounds in order. */
export async function playAll(tasks: readonly Task[], jobs: number, told: () => void): Promise<Round[]> {
  const rounds: Round[] = [];
  const keep = ({ index, round }: Done): void => {
    rounds[index] = round;
    told();
  };
  if (jobs <= 1) tasks.forEach((task, index) => keep({ index, round: playTask(task) }));
  else await Promise.all(range(jobs).map((job) => inChild(tasks, { job, jobs }, keep)));
  return rounds;
}

const playTask = ({ pairing, number }: Task): Round => playSeed(pairing, number);

interface Share {
  readonly job: number;
  readonly jobs: number;
}

/** A process of its own counts its own CPU time, which a thread does not. */
async function inChild(tasks: readonly Task[], share: Share, keep: (done: Done) => void): Promise<void> {
  const child = fork(fileURLToPath(import.meta.url), [CHILD], { execArgv: ['--enable-source-maps'] });
  child.on('message', (done: Done) => keep(done));
  child.send({ tasks, share });
  const code = await exitOf(child);
  if (code !== 0) throw new Error(`a child process ended with ${code}`);
}

async function exitOf(child: ChildProcess): Promise<number | string> {
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return code ?? signal ?? 'nothing';
}

/** Every so many-th task, reported one by one. */
export function serve(): void {
  process.once('message', ({ tasks, share }: { tasks: readonly Task[]; share: Share }) => {
    void answer(tasks, share).then(() => process.disconnect());
  });
}

async function answer(tasks: readonly Task[], { job, jobs }: Share): Promise<void> {
  for (const [index, task] of tasks.entries()) {
    if (index % jobs === job) await say({ index, round: playTask(task) });
  }
}

const say = (done: Done): Promise<unknown> => new Promise((sent) => process.send?.(done, sent));
