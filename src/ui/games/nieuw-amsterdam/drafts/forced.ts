import type { Seat } from '@/core/game';
import { sum } from '@/core/list';
import type { Move, Offer } from '@/games/nieuw-amsterdam/moves';
import { DISTRICTS, type View } from '@/games/nieuw-amsterdam/types';
import { offerOf } from './auction';
import { everything, ownIn } from './businesses';

/** The only move there is, when nothing is left to decide; the screen makes it and says so. */
export function forcedMove(view: View, seat: Seat, offers: readonly Offer[]): Move | null {
  if (view.phase === 'bid') return offerOf(offers, 'bid') === null ? { type: 'passBid' } : null;
  const [column, another] = offerOf(offers, 'takeColumn')?.columns ?? [];
  if (column !== undefined && another === undefined) return { type: 'takeColumn', column };
  const closing = offerOf(offers, 'closeBusinesses');
  if (closing === null) return null;
  const own = sum(DISTRICTS.map((district) => ownIn(view, district, seat)));
  return closing.count === own ? { type: 'closeBusinesses', districts: everything(view, seat) } : null;
}
