import type { BotRunner } from '@/bots/runner/runner';
import { slice } from '@/bots/runner/sliced';
import { type WorkerLike, workerRunner } from '@/bots/runner/worker-runner';
import { clock } from './bot-clock';

/** In a browser bots have a thread of their own. */
export const createBotRunner = (failed: () => void): BotRunner =>
  workerRunner(
    () => new Worker(new URL('./bot-worker', import.meta.url)) as WorkerLike,
    (task, done) => slice(clock, task, done),
    failed,
  );
