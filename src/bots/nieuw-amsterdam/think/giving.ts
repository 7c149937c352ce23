import { addBusinesses } from '../sim/actions';
import {
  ALL_OWN_FURS,
  COINS,
  COLUMN,
  CURRENT,
  DISTRICT,
  FUR,
  MOST_SEATS,
  seatAt,
  type Sim,
  TOP_BID,
} from '../sim/cells';
import { closeCode, type Code, MOST_STOCK, PARTS, payCode } from '../sim/code';
import { addTiles } from '../sim/columns';
import { mostToClose } from '../sim/list-parts';
import { evaluate } from './evaluate';
import type { Weights } from './weights';

/* Payments and closings: one piece after the other, always the one that is missed least. */

const STOCKS = 4;
const KINDS = 9;
const DISTRICT_COUNT = 6;

/** What would be lost with the next piece of each kind: it hangs little on the other kinds, so it is kept. */
const LOSS = new Float64Array(KINDS);

/** NA-A4: judged as if the column's tiles were already there, for what they will need. */
export function paymentMove(sim: Sim, weights: Weights): Code {
  const seat = sim[CURRENT] as number;
  const column = sim[COLUMN] as number;
  PARTS.fill(0);
  addTiles(sim, seat, column, 1);
  for (let kind = 0; kind < KINDS; kind++) weighPiece(sim, seat, kind, weights);
  for (let left = sim[TOP_BID] as number; left > 0; left--) {
    const kind = least(LOSS);
    take(sim, seat, kind, 1);
    PARTS[kind] = (PARTS[kind] as number) + 1;
    weighPiece(sim, seat, kind, weights);
  }
  for (let kind = 0; kind < KINDS; kind++) take(sim, seat, kind, -(PARTS[kind] as number));
  addTiles(sim, seat, column, -1);
  return payCode();
}

const cellOf = (own: number, kind: number): number =>
  own + (kind < STOCKS ? COINS + kind : FUR + kind - STOCKS);

function take(sim: Sim, seat: number, kind: number, pieces: number): void {
  const own = seatAt(seat);
  const cell = cellOf(own, kind);
  sim[cell] = (sim[cell] as number) - pieces;
  if (kind >= STOCKS) sim[own + ALL_OWN_FURS] = (sim[own + ALL_OWN_FURS] as number) - pieces;
}

function weighPiece(sim: Sim, seat: number, kind: number, weights: Weights): void {
  LOSS[kind] = Infinity;
  if (sim[cellOf(seatAt(seat), kind)] === 0 || (kind < STOCKS && PARTS[kind] === MOST_STOCK[kind])) return;
  const before = evaluate(sim, seat, weights);
  take(sim, seat, kind, 1);
  LOSS[kind] = before - evaluate(sim, seat, weights);
  take(sim, seat, kind, -1);
}

function least(losses: Float64Array): number {
  let best = 0;
  for (let i = 1; i < losses.length; i++) if ((losses[i] as number) < (losses[best] as number)) best = i;
  return best;
}

const CLOSED = new Int32Array(KINDS);

/** NA-I2 */
export function closingMove(sim: Sim, weights: Weights): Code {
  const seat = sim[CURRENT] as number;
  CLOSED.fill(0);
  for (let left = mostToClose(sim, seat); left > 0; left--) {
    const district = leastNeeded(sim, seat, weights);
    addBusinesses(sim, seat, district, -1);
    CLOSED[district] = (CLOSED[district] as number) + 1;
  }
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    addBusinesses(sim, seat, district, CLOSED[district] as number);
  }
  PARTS.set(CLOSED);
  return closeCode();
}

function leastNeeded(sim: Sim, seat: number, weights: Weights): number {
  let best = 0;
  let most = -Infinity;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    if (sim[DISTRICT + district * MOST_SEATS + seat] === 0) continue;
    addBusinesses(sim, seat, district, -1);
    const worth = evaluate(sim, seat, weights);
    addBusinesses(sim, seat, district, 1);
    if (worth <= most) continue;
    most = worth;
    best = district;
  }
  return best;
}
