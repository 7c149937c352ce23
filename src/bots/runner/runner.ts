import type { Kind } from '@/core/game';
import type { Advice, Answer, Question } from '@/bots/bot';

export type Cancel = () => void;

/** The thinking broke off: a bug of the bot, told in its own words. */
export type Failed = (problem: string) => void;

/** Where bots think. Neither `done` nor `failed` is called any more once the thinking is cancelled. */
export interface BotRunner {
  think(question: Question<Kind>, done: (answer: Answer<Kind>) => void, failed: Failed): Cancel;
  advise(question: Question<Kind>, done: (advice: Advice<Kind> | null) => void, failed: Failed): Cancel;
}

/** Both kinds of thinking as one, for those who only carry it out. */
export interface Task {
  readonly kind: keyof BotRunner;
  readonly question: Question<Kind>;
}

/** Who waits for the end of a task. */
export interface Ends {
  readonly done: (result: unknown) => void;
  readonly failed: Failed;
}

export type CarryOut = (task: Task, ends: Ends) => Cancel;

/** A runner from a way to carry out a task: a task of one kind has the result of that kind. */
export const runnerFrom = (carryOut: CarryOut): BotRunner => ({
  think: (question, done, failed) =>
    carryOut({ kind: 'think', question }, { done: (result) => done(result as Answer<Kind>), failed }),
  advise: (question, done, failed) =>
    carryOut({ kind: 'advise', question }, { done: (result) => done(result as Advice<Kind> | null), failed }),
});
