import type { BotRunner } from '@/bots/runner/runner';
import { betweenFrames } from '@/bots/runner/sliced';
import { type WorkerLike, workerRunner } from '@/bots/runner/worker-runner';
import { clock } from './bot-clock';
import { schedule } from './schedule';

/** In a browser bots have a thread of their own. */
export const createBotRunner = (lost: () => void): BotRunner =>
  workerRunner({
    start: () => new Worker(new URL('./bot-worker', import.meta.url)) as WorkerLike,
    instead: betweenFrames(clock),
    lost,
    watch: schedule,
  });
