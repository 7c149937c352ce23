import { at, sum } from '@/core/list';
import type { Dice } from '@/core/rng';

/** `amount` taken at random from kinds of which there are so many: every split can come up. */
export function splitAmong(available: readonly number[], amount: number, below: Dice): number[] {
  let left = amount;
  let rest = sum(available);
  const parts = available.slice();
  for (let index = 0; index < parts.length; index++) {
    const most = at(available, index);
    rest -= most;
    const least = Math.max(0, left - rest);
    const part = least + below(Math.min(most, left) - least + 1);
    left -= part;
    parts[index] = part;
  }
  return parts;
}
