import { isFree, resourcesOf } from './columns';
import { COLUMNS } from './cards';
import {
  BIDDING,
  BIDS,
  CHOOSE,
  CITY,
  CURRENT,
  PAYMENT,
  PHASE,
  PLACEMENT,
  type Sim,
  TAKE_COLUMN,
  TRADE,
  UPKEEP,
} from './cells';
import { add, CHOOSE_COLUMN, codeOf, MAKE_BID, type MoveList, PASS_BID, PLACE, TAKE } from './code';
import { listClosings, listPayments } from './list-parts';
import { listTurn } from './list-turn';
import { leastBid } from './ranges';

/** Of the bids, the lowest so many are listed. */
const BIDS_LISTED = 8;
const DISTRICT_COUNT = 6;

/** Lists legal moves of the seat to act: every kind, but not the far ends of long ranges. */
export function listMoves(sim: Sim, list: MoveList): void {
  list[0] = 0;
  const phase = sim[PHASE] as number;
  if (phase >= CITY && phase <= TRADE) return listTurn(sim, phase, list);
  switch (phase) {
    case PLACEMENT:
      for (let district = 0; district < DISTRICT_COUNT; district++) add(list, codeOf(PLACE, district));
      return;
    case CHOOSE:
      return listColumns(sim, CHOOSE_COLUMN, list);
    case TAKE_COLUMN:
      return listColumns(sim, TAKE, list);
    case BIDDING:
      return listBids(sim, list);
    case PAYMENT:
      return listPayments(sim, list);
    case UPKEEP:
      return listClosings(sim, list);
  }
}

function listColumns(sim: Sim, kind: number, list: MoveList): void {
  for (let column = 0; column < COLUMNS; column++) if (isFree(sim, column)) add(list, codeOf(kind, column));
}

/** NA-A2, NA-A3 */
function listBids(sim: Sim, list: MoveList): void {
  const first = leastBid(sim);
  const most = resourcesOf(sim, sim[CURRENT] as number);
  const last = most < first + BIDS_LISTED ? most : first + BIDS_LISTED - 1;
  if (sim[BIDS] !== 0) add(list, PASS_BID);
  for (let amount = first; amount <= last; amount++) add(list, codeOf(MAKE_BID, amount));
}
