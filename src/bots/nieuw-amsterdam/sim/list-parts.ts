import {
  BUSINESSES,
  COINS,
  CORN,
  CURRENT,
  DISTRICT,
  FUR,
  MOST_SEATS,
  seatAt,
  type Sim,
  TOP_BID,
} from './cells';
import { add, closeCode, MOST_STOCK, type MoveList, PARTS, payCode } from './code';

/*
 * Payments and closings: any mix is legal, so only a few are listed, each by an order in which the kinds are used up.
 */
const FURS_LAST = [4, 5, 6, 7, 8];
const PAY_ORDERS: readonly Int32Array[] = [
  Int32Array.from([0, 1, 2, 3, ...FURS_LAST]),
  Int32Array.from([1, 3, 0, 2, ...FURS_LAST]),
  Int32Array.from([2, 0, 3, 1, ...FURS_LAST]),
];
const STOCKS = 4;
const DISTRICT_COUNT = 6;

/** NA-A4 */
export function listPayments(sim: Sim, list: MoveList): void {
  const own = seatAt(sim[CURRENT] as number);
  for (const order of PAY_ORDERS) {
    let left = sim[TOP_BID] as number;
    for (let i = 0; i < order.length; i++) {
      const part = order[i] as number;
      const have = sim[own + (part < STOCKS ? COINS + part : FUR + part - STOCKS)] as number;
      const most = part < STOCKS && have > (MOST_STOCK[part] as number) ? (MOST_STOCK[part] as number) : have;
      const given = left < most ? left : most;
      PARTS[part] = given;
      left -= given;
    }
    add(list, payCode());
  }
}

/** NA-I2: from the first district on, or from the last. */
export function listClosings(sim: Sim, list: MoveList): void {
  closeFrom(sim, 0, 1);
  add(list, closeCode());
  closeFrom(sim, DISTRICT_COUNT - 1, -1);
  add(list, closeCode());
}

function closeFrom(sim: Sim, first: number, step: number): void {
  const seat = sim[CURRENT] as number;
  let left = mostToClose(sim, seat);
  for (let i = 0, district = first; i < DISTRICT_COUNT; i++, district += step) {
    const have = sim[DISTRICT + district * MOST_SEATS + seat] as number;
    const closed = left < have ? left : have;
    PARTS[district] = closed;
    left -= closed;
  }
}

/** NA-I2: how many businesses close for want of corn. */
export function mostToClose(sim: Sim, seat: number): number {
  const own = seatAt(seat);
  return (sim[own + BUSINESSES] as number) - (sim[own + CORN] as number);
}
