import type { Answer, Question, Thinking } from '@/bots/bot';
import { newSim } from '@/bots/nieuw-amsterdam/sim/cells';
import { loadState } from '@/bots/nieuw-amsterdam/sim/load';
import { toMove } from '@/bots/nieuw-amsterdam/sim/translate';
import { greedyMove } from '@/bots/nieuw-amsterdam/think/greedy';
import { YARDSTICK } from '@/bots/nieuw-amsterdam/think/yardstick';
import { diceOf } from '@/bots/quick';
import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import type { Kind } from '@/games/nieuw-amsterdam/kind';

/** The frozen hand weights, one step ahead. */
export function* yardstickThink({ view, seed }: Question<Kind>): Thinking<Answer<Kind>> {
  yield;
  const sim = newSim();
  loadState(sim, nieuwAmsterdam.imagine(view, diceOf(seed)));
  return { move: toMove(sim, greedyMove(sim, YARDSTICK)), limited: false };
}
