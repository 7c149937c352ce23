import type { Kind } from '@/core/game';
import { botSeed, type Mind, type Question, questionOf } from '@/bots/bot';
import type { Match } from './match';

export const BOT_SPEEDS = ['instant', 'fast', 'normal', 'step'] as const;
/** `step`: every move of a bot waits for a tap. */
export type BotSpeed = (typeof BOT_SPEEDS)[number];

/** How long a bot's move is put off, in milliseconds, so that people can follow; null waits for a tap. */
export const BOT_DELAY: Readonly<Record<BotSpeed, number | null>> = {
  instant: 0,
  fast: 250,
  normal: 900,
  step: null,
};

/** What is asked of the bot in turn: always the same here, however often it is asked. */
export const botQuestion = <K extends Kind>(
  { game, table, state, steps }: Match<K>,
  mind: Mind,
): Question<K> => questionOf(game, state, mind, botSeed(table?.seed ?? '', steps.length));
