import { at } from '@/core/list';
import type { Dice } from '@/core/rng';

interface Throw {
  readonly n: number;
  readonly value: number;
}

/** The next sequence of throws after this one, or null after the last. */
function following(path: readonly Throw[]): readonly Throw[] | null {
  for (let depth = path.length - 1; depth >= 0; depth--) {
    const { n, value } = at(path, depth);
    if (value + 1 < n) return [...path.slice(0, depth), { n, value: value + 1 }];
  }
  return null;
}

/** Everything that can come of something left to dice: once for each way they can fall. */
export function everyOutcome<T>(roll: (below: Dice) => T): T[] {
  const outcomes: T[] = [];
  for (let fixed: readonly Throw[] | null = []; fixed !== null;) {
    const known: readonly Throw[] = fixed;
    const path: Throw[] = [];
    const below: Dice = (n) => {
      if (!Number.isInteger(n) || n < 1) throw new Error(`no dice with ${n} sides`);
      const value: number = known[path.length]?.value ?? 0;
      path.push({ n, value });
      return value;
    };
    outcomes.push(roll(below));
    fixed = following(path);
  }
  return outcomes;
}
