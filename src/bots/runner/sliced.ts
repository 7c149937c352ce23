import type { Thinking } from '@/bots/bot';
import { type BotRunner, type Cancel, type CarryOut, type Ends, runnerFrom } from './runner';
import { thinkingFor } from './thinking';

export interface Clock {
  /** Milliseconds. */
  readonly now: () => number;
  /** Runs this when the screen has had its turn. */
  readonly later: (run: () => void) => void;
}

/** The longest the screen waits for a bot. */
const SLICE_MS = 8;

type Step = IteratorResult<void> | { readonly problem: string };

function next(thinking: Thinking<unknown>): Step {
  try {
    return thinking.next();
  } catch (error) {
    return { problem: String(error) }; // told to whoever asked
  }
}

/**
 * Thinks a slice of at most `longest` at a time. The clock is read at every pause of the thinking, and another step
 * is begun only if it fits, should it take as long as the one before.
 */
export function slice(
  { now, later }: Clock,
  thinking: Thinking<unknown>,
  ends: Ends,
  longest = SLICE_MS,
): Cancel {
  let cancelled = false;
  const go = (): void => {
    const end = now() + longest;
    let paused = end - longest;
    while (!cancelled) {
      const step = next(thinking);
      if ('problem' in step) return ends.failed(step.problem);
      if (step.done === true) return ends.done(step.value);
      const before = paused;
      paused = now();
      if (paused + (paused - before) > end) return later(go);
    }
  };
  later(go);
  return () => {
    cancelled = true;
  };
}

/** Thinks a few milliseconds at a time between the frames of the screen. */
export const betweenFrames =
  (clock: Clock): CarryOut =>
  (task, ends) =>
    slice(clock, thinkingFor(task), ends);

export const slicedRunner = (clock: Clock): BotRunner => runnerFrom(betweenFrames(clock));
