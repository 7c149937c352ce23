import type { Kind } from '@/core/game';
import { type Bot, botDice, randomBot, requestOf } from '@/bots/bot';
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

/** What a bot does here: always the same, however often it is asked. */
export function botMove<K extends Kind>({ game, table, state, steps }: Match<K>, bot: Bot<K>): K['Move'] {
  const request = requestOf(game, state);
  const below = botDice(table?.seed ?? '', steps.length);
  const move = bot.choose(request, below);
  // A refused move would be a bug of the bot; the game goes on all the same.
  return request.preview(move) === null ? randomBot.choose(request, below) : move;
}
