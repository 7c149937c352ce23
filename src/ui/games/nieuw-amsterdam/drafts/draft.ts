import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import type { Refusal } from '@/games/nieuw-amsterdam/refusals';
import type { Ask } from '@/ui/games/table-props';

/** A half-made move: something is still missing, the rules refuse it, or it can be made. */
export type Verdict =
  | { readonly status: 'incomplete'; readonly missing: number }
  | { readonly status: 'refused'; readonly refusal: Refusal }
  | { readonly status: 'ready'; readonly move: Move };

/** The rules are the only judge of a move that is complete. */
export function verdictOn(ask: Pick<Ask<Kind>, 'judge'>, move: Move, missing = 0): Verdict {
  if (missing > 0) return { status: 'incomplete', missing };
  const refusal = ask.judge(move);
  return refusal === null ? { status: 'ready', move } : { status: 'refused', refusal };
}

/** A number kept between two ends. */
export const clamped = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));
