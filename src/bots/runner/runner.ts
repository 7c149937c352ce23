import type { Kind } from '@/core/game';
import { type Advice, type Answer, type Question, type Thinking, thought } from '@/bots/bot';
import { brainFor } from '@/bots/registry';

export type Cancel = () => void;

/** Where bots think. `done` is not called any more once the thinking is cancelled. */
export interface BotRunner {
  think(question: Question<Kind>, done: (answer: Answer<Kind>) => void): Cancel;
  advise(question: Question<Kind>, done: (advice: Advice<Kind> | null) => void): Cancel;
}

/** Both kinds of thinking as one, for those who only carry it out. */
export interface Task {
  readonly kind: keyof BotRunner;
  readonly question: Question<Kind>;
}

export function thinkingFor({ kind, question }: Task): Thinking<unknown> {
  const brain = brainFor(question.game);
  if (brain === null) throw new Error(`nobody plays ${question.game}`);
  return brain[kind](question);
}

/** A runner from a way to carry out a task: a task of one kind has the result of that kind. */
export const runnerFrom = (carryOut: (task: Task, done: (result: unknown) => void) => Cancel): BotRunner => ({
  think: (question, done) => carryOut({ kind: 'think', question }, (result) => done(result as Answer<Kind>)),
  advise: (question, done) =>
    carryOut({ kind: 'advise', question }, (result) => done(result as Advice<Kind> | null)),
});

/** Thinks at once and to the end: for tests and programs without a screen. */
export const directRunner: BotRunner = runnerFrom((task, done) => {
  done(thought(thinkingFor(task)));
  return () => undefined;
});
