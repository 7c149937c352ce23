import { ROUNDS } from '@/games/nieuw-amsterdam/catalogue/rates';
import { COLUMNS } from '../sim/cards';
import {
  BIDS,
  CHOOSE,
  COLUMN,
  CURRENT,
  MOST_SEATS,
  NOBODY,
  PHASE,
  PLAYERS,
  ROUND,
  seatAt,
  type Sim,
  TOKEN,
} from '../sim/cells';
import { CHOOSE_COLUMN, type Code, codeOf, MAKE_BID, PASS_BID, TAKE } from '../sim/code';
import { addColumn, canBeLeft, hasColumn, isFree, resourcesOf } from '../sim/columns';
import { leastBid } from '../sim/ranges';
import { evaluate } from './evaluate';
import { slip } from './mood';
import { CONTESTED, PRICE, PRICE_LIVE, RIVALS_WAIT, SHADE, STEEP, type Weights } from './weights';

/** What a position with each column is worth, by seat and column. */
const WORTH = new Float64Array(MOST_SEATS * COLUMNS);

function columnWorth(sim: Sim, seat: number, column: number, weights: Weights): number {
  addColumn(sim, seat, column, 1);
  const worth = evaluate(sim, seat, weights);
  addColumn(sim, seat, column, -1);
  return worth;
}

/** Fills in what columns are worth to those who still want one, from a token on. */
function weighColumns(sim: Sim, from: number, weights: Weights): void {
  const players = sim[PLAYERS] as number;
  for (let seat = 0; seat < players; seat++) {
    if ((sim[seatAt(seat) + TOKEN] as number) < from || hasColumn(sim, seat)) continue;
    for (let column = 0; column < COLUMNS; column++) {
      if (!canBeLeft(sim, column) && column !== sim[COLUMN] && !isFree(sim, column)) continue;
      WORTH[seat * COLUMNS + column] = columnWorth(sim, seat, column, weights) + slip();
    }
  }
}

/** The best of the columns that may be left to who does not get this one. */
function nextBest(sim: Sim, seat: number, column: number): number {
  let best = -Infinity;
  for (let other = 0; other < COLUMNS; other++) {
    if (other === column || !canBeLeft(sim, other)) continue;
    const worth = WORTH[seat * COLUMNS + other] as number;
    if (worth > best) best = worth;
  }
  return best;
}

/** What a resource given for a column is worth, in points. */
export function unitPrice(sim: Sim, weights: Weights): number {
  const left = (ROUNDS - (sim[ROUND] as number)) / ROUNDS;
  const price = (weights[PRICE] as number) + left * (weights[PRICE_LIVE] as number);
  return price > LEAST_PRICE ? price : LEAST_PRICE;
}

const LEAST_PRICE = 0.05;

/** How many still want a column. */
function waiting(sim: Sim): number {
  const players = sim[PLAYERS] as number;
  let count = 0;
  for (let seat = 0; seat < players; seat++) if (!hasColumn(sim, seat)) count++;
  return count;
}

/** The most that a column is worth to a seat, in resources: over what may be left, the dearer the more is given. */
function limitOf(sim: Sim, seat: number, column: number, weights: Weights): number {
  const later = (weights[RIVALS_WAIT] as number) * (waiting(sim) - 2);
  const gain = (WORTH[seat * COLUMNS + column] as number) - nextBest(sim, seat, column) + later;
  const owned = resourcesOf(sim, seat);
  const price = unitPrice(sim, weights);
  const steep = (weights[STEEP] as number) / owned;
  let bid = 0;
  while (bid < owned && price * (bid + 1) * (1 + steep * (bid + 1)) <= gain) bid++;
  return bid;
}

/** The highest limit among those with a column to get and a token after this one. */
function rivalLimit(sim: Sim, token: number, column: number, weights: Weights): number {
  const players = sim[PLAYERS] as number;
  let most = -1;
  for (let seat = 0; seat < players; seat++) {
    if ((sim[seatAt(seat) + TOKEN] as number) <= token || hasColumn(sim, seat)) continue;
    const limit = limitOf(sim, seat, column, weights);
    if (limit > most) most = limit;
  }
  return most;
}

/** NA-A1, NA-A6: worth much, and not too dear for what the others would give. */
export function columnMove(sim: Sim, weights: Weights): Code {
  const seat = sim[CURRENT] as number;
  const token = sim[seatAt(seat) + TOKEN] as number;
  const choosing = sim[PHASE] === CHOOSE;
  weighColumns(sim, token, weights);
  const contested = choosing ? unitPrice(sim, weights) * (weights[CONTESTED] as number) : 0;
  let best = NOBODY;
  let most = -Infinity;
  for (let column = 0; column < COLUMNS; column++) {
    if (!isFree(sim, column)) continue;
    const dear = choosing ? contested * rivalLimit(sim, token, column, weights) : 0;
    const worth = (WORTH[seat * COLUMNS + column] as number) - dear;
    if (worth <= most) continue;
    most = worth;
    best = column;
  }
  return codeOf(choosing ? CHOOSE_COLUMN : TAKE, best);
}

/** NA-A2: as little as may hold against those who speak later, never more than the column is worth. */
export function bidMove(sim: Sim, weights: Weights): Code {
  const seat = sim[CURRENT] as number;
  const token = sim[seatAt(seat) + TOKEN] as number;
  const column = sim[COLUMN] as number;
  weighColumns(sim, token, weights);
  const first = leastBid(sim);
  const limit = limitOf(sim, seat, column, weights);
  if (limit < first) return sim[BIDS] === 0 ? codeOf(MAKE_BID, 0) : PASS_BID;
  const theirs = rivalLimit(sim, token, column, weights);
  const target = theirs < limit ? theirs : limit;
  const more = target > first ? Math.round((weights[SHADE] as number) * (target - first)) : 0;
  return codeOf(MAKE_BID, clamped(first + more, first, limit));
}

const clamped = (amount: number, first: number, last: number): number =>
  amount < first ? first : amount > last ? last : amount;
