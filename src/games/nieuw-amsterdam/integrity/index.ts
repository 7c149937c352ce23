import type { Refusal } from '../refusals';
import type { State } from '../types';
import { cards } from './cards';
import type { Demands } from './demand';
import { phase } from './phase';
import { pieces } from './pieces';
import { tiles } from './tiles';

/**
 * Does a state from outside fit together? What would break the pieces' counts or the course of the game is
 * refused; a position that merely could not have come about by play is not: somebody may want to study it.
 */
export function misfit(state: State): Refusal | null {
  for (const [holds, rule, field, expected] of demands(state)) {
    if (!holds) return { rule, code: 'misfit', field, expected };
  }
  return null;
}

function* demands(state: State): Demands {
  yield* pieces(state);
  yield* cards(state);
  yield* tiles(state);
  yield* phase(state);
}
