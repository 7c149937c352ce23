import { BLACK_MARKET_PRICE } from '@/games/nieuw-amsterdam/catalogue/rates';
import { act } from '../sim/apply';
import {
  ALL_OWN_FURS,
  BLACK_MARKET,
  CITY,
  COINS,
  copySim,
  CURRENT,
  GOODS,
  newSim,
  PHASE,
  seatAt,
  type Sim,
  SPECIAL,
  TILES_LEFT,
} from '../sim/cells';
import { BLACK_FURS, type Code, END_TURN } from '../sim/code';
import { feeOf } from '../sim/leads';
import { evaluate } from './evaluate';
import type { Weights } from './weights';

const TRIAL = newSim();

/** What a position is worth to the mover after a move of a turn, before anything follows or is drawn. */
export const tried = (sim: Sim, code: Code, weights: Weights): number =>
  evaluate(attempt(sim, code), sim[CURRENT] as number, weights);

/** The position after such a move; the next attempt overwrites it. */
export function attempt(sim: Sim, code: Code): Sim {
  const seat = sim[CURRENT] as number;
  copySim(TRIAL, sim);
  const kind = code & 31;
  if (kind === END_TURN) finish(TRIAL, seat);
  else if (kind === BLACK_FURS) orderFurs(TRIAL, seat, code >>> 5);
  else act(TRIAL, seat, code);
  return TRIAL;
}

/** The turn is over, the next has not begun. */
function finish(sim: Sim, seat: number): void {
  const own = seatAt(seat);
  const tiles = own + TILES_LEFT + (sim[PHASE] as number) - CITY;
  const coins = (sim[tiles] as number) + 1 - (sim[SPECIAL] as number);
  sim[own + COINS] = (sim[own + COINS] as number) + coins;
  sim[tiles] = 0;
  sim[SPECIAL] = 1;
}

/** Furs not yet drawn are of no type. */
function orderFurs(sim: Sim, seat: number, argument: number): void {
  const own = seatAt(seat);
  const furs = argument & 3;
  const coins = argument >> 2;
  sim[SPECIAL] = 1;
  sim[own + COINS] = (sim[own + COINS] as number) - coins - feeOf(sim, BLACK_MARKET, seat);
  sim[own + GOODS] = (sim[own + GOODS] as number) - (BLACK_MARKET_PRICE * furs - coins);
  sim[own + ALL_OWN_FURS] = (sim[own + ALL_OWN_FURS] as number) + furs;
}
