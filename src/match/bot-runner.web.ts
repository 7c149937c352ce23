import type { BotRunner } from '@/bots/runner/runner';
import { betweenFrames } from '@/bots/runner/sliced';
import { type WorkerLike, workerRunner } from '@/bots/runner/worker-runner';
import { clock } from './bot-clock';
import { schedule } from './schedule';

/**
 * The build makes the thread's script of `bot-worker.ts` and lays it beside the manifest: Metro forgets scripts for
 * threads when it leaves out what is not used.
 */
function startThread(): WorkerLike {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (manifest === null) throw new Error('no manifest');
  const script = new URL('bot-worker.js', manifest.href);
  return new Worker(script) as WorkerLike;
}

/** In a browser bots have a thread of their own. */
export const createBotRunner = (lost: () => void): BotRunner =>
  workerRunner({
    start: startThread,
    instead: betweenFrames(clock),
    lost,
    watch: schedule,
  });
