import { type Thinking, thought } from '@/bots/bot';
import { brainFor } from '@/bots/registry';
import { type BotRunner, runnerFrom, type Task } from './runner';

export function* thinkingFor({ kind, question }: Task): Thinking<unknown> {
  const brain = brainFor(question.game);
  if (brain === null) throw new Error(`nobody plays ${question.game}`);
  return yield* brain[kind](question);
}

/** Thinks at once and to the end: for tests and programs without a screen. */
export const directRunner: BotRunner = runnerFrom((task, { done }) => {
  done(thought(thinkingFor(task)));
  return () => undefined;
});
