import {
  BID,
  BIDDING,
  BIDS,
  CHOOSER,
  COINS,
  COLUMN,
  CURRENT,
  NOBODY,
  PAYMENT,
  PHASE,
  seatAt,
  type Sim,
  TAKEN,
  TOKEN,
  TOP_BID,
  TOP_BIDDER,
} from './cells';
import { type Code, PARTS, readPayment } from './code';
import { addColumn, nextWithoutColumn } from './columns';
import { nextAuction } from './course';
import { discardFurs } from './furs';

const PASS = -1;

export function chooseColumn(sim: Sim, seat: number, column: number): void {
  sim[PHASE] = BIDDING;
  sim[CHOOSER] = seat;
  sim[COLUMN] = column;
  sim[BIDS] = 0;
  sim[TOP_BID] = PASS;
  sim[TOP_BIDDER] = NOBODY;
}

export function bid(sim: Sim, seat: number, amount: number): void {
  sim[TOP_BID] = amount;
  sim[TOP_BIDDER] = seat;
  speak(sim, seat, amount);
}

export const passBid = (sim: Sim, seat: number): void => speak(sim, seat, PASS);

/** NA-A2: everyone speaks once; then the winner pays. A bid of 0 needs no payment. */
function speak(sim: Sim, seat: number, amount: number): void {
  const count = sim[BIDS] as number;
  sim[BID + 2 * count] = seat;
  sim[BID + 2 * count + 1] = amount;
  sim[BIDS] = count + 1;
  const bidder = nextWithoutColumn(sim, sim[seatAt(seat) + TOKEN] as number);
  if (bidder !== NOBODY) {
    sim[CURRENT] = bidder;
  } else if (sim[TOP_BID] === 0) {
    award(sim);
  } else {
    sim[CURRENT] = sim[TOP_BIDDER] as number;
    sim[PHASE] = PAYMENT;
  }
}

export function pay(sim: Sim, seat: number, code: Code): void {
  readPayment(code);
  const own = seatAt(seat);
  for (let stock = 0; stock < 4; stock++) {
    sim[own + COINS + stock] = (sim[own + COINS + stock] as number) - (PARTS[stock] as number);
  }
  for (let fur = 0; fur < 5; fur++) discardFurs(sim, own, fur, PARTS[4 + fur] as number);
  award(sim);
}

/** NA-A4, NA-A5 */
function award(sim: Sim): void {
  const winner = seatAt(sim[TOP_BIDDER] as number);
  const chooser = seatAt(sim[CHOOSER] as number);
  giveColumn(sim, sim[TOP_BIDDER] as number, sim[COLUMN] as number);
  const token = sim[winner + TOKEN] as number;
  sim[winner + TOKEN] = sim[chooser + TOKEN] as number;
  sim[chooser + TOKEN] = token;
  sim[COLUMN] = NOBODY;
  nextAuction(sim);
}

/** Tiles and bonus coins of a column go to a player. */
function giveColumn(sim: Sim, seat: number, column: number): void {
  sim[TAKEN + column] = seat;
  addColumn(sim, seat, column, 1);
}

export function takeColumn(sim: Sim, seat: number, column: number): void {
  giveColumn(sim, seat, column);
  nextAuction(sim);
}
