import type { Kind } from '@/core/game';
import { en } from '@/i18n/en';
import { engineWords as words } from '@/i18n/en/engine';
import type { Match } from '@/match/match';

const NUMBER_WIDTH = 4;

/** A replayed game as text: a heading, then every event as a sentence with its rule, numbered by move. */
export function printedLog(match: Match<Kind>, events: readonly (readonly Kind['Event'][])[]): string[] {
  const { game, table } = match;
  const sentences = en[game.id];
  if (sentences === undefined || table === null) return [];
  const heading = words.heading(sentences.title, table.players, table.seed, words.player(table.first ?? 0));
  const lines = events.flatMap((happened, index) =>
    happened.map((event, position) => {
      const number = position === 0 ? String(index + 1) : '';
      return `${number.padStart(NUMBER_WIDTH)}  ${sentences.event(event, words.player)} (${event.rule})`;
    }),
  );
  return [heading, '', ...lines];
}
