import type { BotRunner, Cancel, CarryOut } from '@/bots/runner/runner';
import { type WorkerLike, workerRunner } from '@/bots/runner/worker-runner';
import { clock } from './bot-clock';
import { schedule } from './schedule';

/** The bundler's own: the address of a script that it makes of this module and all it needs. */
declare const require: { unstable_resolveWorker(module: string): string };

/** Without a thread the bots come to the page, which else never fetches them. */
const instead: CarryOut = (task, ends) => {
  let stop: Cancel | null = null;
  let cancelled = false;
  import('@/bots/runner/sliced').then(
    ({ betweenFrames }) => {
      if (!cancelled) stop = betweenFrames(clock)(task, ends);
    },
    (error: unknown) => ends.failed(String(error)),
  );
  return () => {
    cancelled = true;
    stop?.();
  };
};

/**
 * In a browser bots have a thread of their own. `new URL('./bot-worker', import.meta.url)` would be the common way to
 * name its script; while the bundler leaves out what nobody uses, it forgets to make a script of that.
 */
export const createBotRunner = (lost: () => void): BotRunner =>
  workerRunner({
    start: () => new Worker(require.unstable_resolveWorker('./bot-worker')) as WorkerLike,
    instead,
    lost,
    watch: schedule,
  });
