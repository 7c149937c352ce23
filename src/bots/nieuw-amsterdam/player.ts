import type { Answer, Question, Thinking } from '@/bots/bot';
import { at } from '@/core/list';
import { rngFromSeed } from '@/core/rng';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { Code } from './sim/code';
import type { Sim } from './sim/cells';
import { toMove } from './sim/translate';
import { greedyMove } from './think/greedy';
import type { Skill } from './think/levels';
import { slipBy, wordOf } from './think/mood';
import { firstOf, searched, searchFor } from './think/search';
import type { Weights } from './think/weights';

/** Answers by the skill: at a glance, or by playing things out in worlds of its own. */
export function* answered(question: Question<Kind>, { budget, slip }: Skill): Thinking<Answer<Kind>> {
  yield;
  const search = searchFor(question, budget);
  const root = firstOf(search.worlds);
  const code =
    budget > 0 ? at(yield* searched(search), 0).code : glance(root, search.mine, slip, question.seed);
  return { move: toMove(root, code), limited: false };
}

function glance(sim: Sim, weights: Weights, slip: number, seed: string): Code {
  slipBy(slip, wordOf(parseInt(rngFromSeed(`slip ${seed}`).slice(0, WORD_DIGITS), 16)));
  const code = greedyMove(sim, weights);
  slipBy(0, 0);
  return code;
}

const WORD_DIGITS = 8;
