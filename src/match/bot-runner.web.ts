import type { BotRunner } from '@/bots/runner/runner';
import { betweenFrames } from '@/bots/runner/sliced';
import { type WorkerLike, workerRunner } from '@/bots/runner/worker-runner';
import { clock } from './bot-clock';
import { schedule } from './schedule';

/** The bundler's own: the address of a script that it makes of this module and all it needs. */
declare const require: { unstable_resolveWorker(module: string): string };

/**
 * In a browser bots have a thread of their own. `new URL('./bot-worker', import.meta.url)` would be the common way to
 * name its script; while the bundler leaves out what nobody uses, it forgets to make a script of that.
 */
export const createBotRunner = (lost: () => void): BotRunner =>
  workerRunner({
    start: () => new Worker(require.unstable_resolveWorker('./bot-worker')) as WorkerLike,
    instead: betweenFrames(clock),
    lost,
    watch: schedule,
  });
