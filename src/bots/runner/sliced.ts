import { type BotRunner, type Cancel, runnerFrom, type Task, thinkingFor } from './runner';

export interface Clock {
  /** Milliseconds. */
  readonly now: () => number;
  /** Runs this when the screen has had its turn. */
  readonly later: (run: () => void) => void;
}

/** The longest the screen waits for a bot. The clock is read at every pause of the thinking. */
const SLICE_MS = 8;

export function slice({ now, later }: Clock, task: Task, done: (result: unknown) => void): Cancel {
  const thinking = thinkingFor(task);
  let cancelled = false;
  const go = (): void => {
    const began = now();
    while (!cancelled) {
      const step = thinking.next();
      if (step.done === true) return done(step.value);
      if (now() - began >= SLICE_MS) return later(go);
    }
  };
  later(go);
  return () => {
    cancelled = true;
  };
}

/** Thinks a few milliseconds at a time between the frames of the screen. */
export const slicedRunner = (clock: Clock): BotRunner => runnerFrom((task, done) => slice(clock, task, done));
