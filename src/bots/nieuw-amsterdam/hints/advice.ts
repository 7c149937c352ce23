import type { Advice, Hint, Question, Thinking } from '@/bots/bot';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import { BIDDING, CHOOSE, PHASE, type Sim, TAKE_COLUMN } from '../sim/cells';
import { toMove } from '../sim/translate';
import { type Line, meanOf, type Search, searched, searchFor, firstOf } from '../think/search';
import { columnWorths } from './columns';
import { reasonsFor } from './reasons';

const MOST_HINTS = 3;
const BUDGET = 6000;

/** The best moves that the best bot finds, and why. A hint asked for twice is the same. */
export function* advised(question: Question<Kind>): Thinking<Advice<Kind>> {
  yield;
  const search = searchFor(question, BUDGET);
  const root = firstOf(search.worlds);
  const lines = yield* searched(search);
  const phase = root[PHASE];
  const about = phase === CHOOSE || phase === BIDDING || phase === TAKE_COLUMN;
  const columns = about ? yield* columnWorths(search) : null;
  return { best: hints(root, lines.slice(0, MOST_HINTS), search), columns };
}

/** The best gains what its reasons come to; each other at most what the one before does, less what its playouts fell short. */
function hints(root: Sim, lines: readonly Line[], { mine }: Search): readonly Hint<Kind>[] {
  const found: Hint<Kind>[] = [];
  let gain = Infinity;
  for (const line of lines) {
    const reasons = reasonsFor(root, line.code, mine);
    if (gain === Infinity) gain = reasons.reduce((sum, { amount }) => sum + amount, 0);
    else gain -= Math.max(0, meanOf(lines[found.length - 1] ?? line) - meanOf(line));
    found.push({ move: toMove(root, line.code), gain, reasons });
  }
  return found;
}
