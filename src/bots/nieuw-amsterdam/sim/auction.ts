import { LARGEST_COLUMN, SEATS, SMALLEST_COLUMN } from '@/games/nieuw-amsterdam/catalogue';
import { COLUMN_COINS, COLUMN_START, COLUMNS } from './cards';
import {
  ALL_OWN_FURS,
  BID,
  BIDDING,
  BIDS,
  CHOOSE,
  CHOOSER,
  COINS,
  COLUMN,
  CORN,
  CURRENT,
  GOODS,
  NOBODY,
  PAYMENT,
  PHASE,
  PLAYERS,
  seatAt,
  type Sim,
  TAKE_COLUMN,
  TAKEN,
  TILE,
  TILES_LEFT,
  TIMBER,
  TOKEN,
  TOP_BID,
  TOP_BIDDER,
} from './cells';
import { PARTS, type Code, readPayment } from './code';
import { seatWith, startSteps } from './course';
import { discardFurs } from './furs';

const PASS = -1;

const sizeOf = (column: number): number =>
  (COLUMN_START[column + 1] as number) - (COLUMN_START[column] as number);

function hasColumn(sim: Sim, seat: number): boolean {
  for (let column = 0; column < COLUMNS; column++) if (sim[TAKEN + column] === seat) return true;
  return false;
}

/** The next without a column after a token, or NOBODY. */
export function nextWithoutColumn(sim: Sim, token: number): number {
  for (let next = token + 1; ; next++) {
    const seat = seatWith(sim, next);
    if (seat === NOBODY || !hasColumn(sim, seat)) return seat;
  }
}

/** NA-A7: with two players the first column sold is a large one, the other a small one; 0 leaves it open. */
function sizeAsked(sim: Sim): number {
  if ((sim[PLAYERS] as number) > SEATS.min) return 0;
  for (let column = 0; column < COLUMNS; column++) if (sim[TAKEN + column] !== NOBODY) return SMALLEST_COLUMN;
  return LARGEST_COLUMN;
}

/** Whether the column can be chosen or taken now. */
export function isFree(sim: Sim, column: number): boolean {
  if (sim[TAKEN + column] !== NOBODY) return false;
  const size = sizeAsked(sim);
  return size === 0 || size === sizeOf(column);
}

/** NA-A3 */
export function resourcesOf(sim: Sim, seat: number): number {
  const own = seatAt(seat);
  const stocks = (sim[own + COINS] as number) + (sim[own + GOODS] as number) + (sim[own + TIMBER] as number);
  return stocks + (sim[own + CORN] as number) + (sim[own + ALL_OWN_FURS] as number);
}

/** NA-A1, NA-A6: the next chooser, or the last player's free column, or the action steps. */
export function nextAuction(sim: Sim): void {
  const next = nextWithoutColumn(sim, 0);
  if (next === NOBODY) return startSteps(sim);
  sim[CURRENT] = next;
  const last = nextWithoutColumn(sim, sim[seatAt(next) + TOKEN] as number) === NOBODY;
  sim[PHASE] = last ? TAKE_COLUMN : CHOOSE;
}

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

/** What a column brings is added, or with -1 taken away again. */
export function addColumn(sim: Sim, seat: number, column: number, times: 1 | -1): void {
  const own = seatAt(seat);
  const end = TILE + (COLUMN_START[column + 1] as number);
  for (let cell = TILE + (COLUMN_START[column] as number); cell < end; cell++) {
    const tile = own + TILES_LEFT + (sim[cell] as number);
    sim[tile] = (sim[tile] as number) + times;
  }
  sim[own + COINS] = (sim[own + COINS] as number) + times * (COLUMN_COINS[column] as number);
}

export function takeColumn(sim: Sim, seat: number, column: number): void {
  giveColumn(sim, seat, column);
  nextAuction(sim);
}
