import type { Seat } from '@/core/game';
import { at } from '@/core/list';
import { companyOf, type Edge, isHuman, type TableSetup } from '@/match/table';
import type { Turn } from '@/ui/kit/pane';

/** Clockwise: the foot of the panel points at the edge its reader sits at. */
const TURNS: Readonly<Record<Edge, Turn>> = { bottom: 0, left: 90, top: 180, right: 270 };

/**
 * How the panel lies for whoever is to act: upright for the holder, half round between two sides, or to every edge.
 * While a bot plays everybody looks on, and nothing turns.
 */
export function turnFor(table: TableSetup, seat: Seat | null): Turn {
  const { orientation, seats } = table;
  if (orientation === 'pass' || seat === null || !isHuman(companyOf(table), seat)) return 0;
  const { edge } = at(seats, seat);
  if (orientation === 'table') return TURNS[edge];
  return edge === 'top' ? 180 : 0;
}
