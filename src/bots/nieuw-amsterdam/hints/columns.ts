import type { Thinking, Worth } from '@/bots/bot';
import { range } from '@/core/list';
import { takeColumn } from '../sim/auction';
import { COLUMNS } from '../sim/cards';
import { COLUMN, CURRENT, NOBODY, type Sim, TAKEN } from '../sim/cells';
import { unitPrice } from '../think/bidding';
import { firstOf, type Search, valued } from '../think/search';

/** So often every column is played out to the end of the round. */
const PLAYOUTS = 6;

/**
 * What every free column is worth in resources: the round is played out with it and with each of the others, against
 * the best and against the worst of those.
 */
export function* columnWorths(search: Search): Thinking<readonly Worth[]> {
  const root = firstOf(search.worlds);
  const free = range(COLUMNS).filter((column) => root[TAKEN + column] === NOBODY);
  const values: number[] = [];
  for (const column of free) {
    values.push(yield* valued(search, PLAYOUTS, (sim) => take(sim, column)));
  }
  const price = unitPrice(root, search.mine);
  return free.map((column, index) => {
    const others = values.filter((_, other) => other !== index);
    const over = (value: number): number => Math.max(0, Math.round(((values[index] ?? 0) - value) / price));
    if (others.length === 0) return { column, low: 0, high: 0 };
    return { column, low: over(Math.max(...others)), high: over(Math.min(...others)) };
  });
}

/** As if the column were had for nothing. */
function take(sim: Sim, column: number): void {
  sim[COLUMN] = NOBODY;
  takeColumn(sim, sim[CURRENT] as number, column);
}
