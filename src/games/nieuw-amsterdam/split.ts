import { sum } from '@/core/list';
import type { Dice } from '@/core/rng';

/** `amount` taken at random from kinds of which there are so many: every split can come up. */
export function splitAmong(available: readonly number[], amount: number, below: Dice): number[] {
  let left = amount;
  let rest = sum(available);
  const parts = available.concat();
  for (let index = 0; index < parts.length; index++) {
    const most = available[index] ?? 0;
    if (most === 0) continue; // none of this kind, and none is taken
    rest -= most;
    const least = Math.max(0, left - rest);
    const part = least + below(Math.min(most, left) - least + 1);
    left -= part;
    parts[index] = part;
  }
  return parts;
}
