import {
  CARDS_ON_OFFER,
  FIRST_BUSINESSES,
  RESOURCES_PER_VP,
  ROUNDS,
  VP_PER_FUR,
} from '@/games/nieuw-amsterdam/catalogue/rates';
import { ALL_TILES, COLUMNS, DOCK_SPACE, LAND_SCORE, LAND_SITES } from './cards';
import {
  ALL_OWN_FURS,
  BUSINESSES,
  cardOf,
  CARGO,
  CHOOSE,
  CITY,
  CLEARED,
  COINS,
  COLUMN,
  CORN,
  CURRENT,
  GOODS,
  HARVEST,
  housesOn,
  LAND,
  LAND_DECK,
  LAND_NEXT,
  LANDS,
  NOBODY,
  OVER,
  OWN_LANDS,
  PHASE,
  PLAYERS,
  ROUND,
  ROW,
  SEAT,
  SEAT_CELLS,
  seatAt,
  SHIP,
  SHIP_DECK,
  SHIP_NEXT,
  SHIPS,
  type Sim,
  SPECIAL,
  TAKE_COLUMN,
  TAKEN,
  TILE,
  TIMBER,
  TOKEN,
  TRADE,
  UPKEEP,
  VP,
  WAREHOUSES,
} from './cells';
import { shuffle } from './chance';
import { nextWithoutColumn, seatWith } from './columns';
import { refillTraders } from './furs';
import { coinIncome, electionVp } from './leads';

/* The course of the game: what follows by itself after a move, until somebody must decide. */

/** NA-S7: everyone places one business in turn order, then everyone a second. */
export function nextPlacement(sim: Sim): void {
  const players = sim[PLAYERS] as number;
  let placed = 0;
  for (let seat = 0; seat < players; seat++) placed += sim[seatAt(seat) + BUSINESSES] as number;
  if (placed === FIRST_BUSINESSES * players) startRound(sim, 1);
  else sim[CURRENT] = seatWith(sim, (placed % players) + 1);
}

/** NA-P1 to NA-P3 */
function startRound(sim: Sim, round: number): void {
  sim[ROUND] = round;
  sim[LANDS] = reveal(sim, LAND_NEXT, LAND_DECK, LAND);
  sim[SHIPS] = reveal(sim, SHIP_NEXT, SHIP_DECK, SHIP);
  refillTraders(sim);
  sim.set(ALL_TILES, TILE);
  shuffle(sim, TILE, ALL_TILES.length);
  sim.fill(NOBODY, TAKEN, TAKEN + COLUMNS);
  sim[COLUMN] = NOBODY;
  nextAuction(sim);
}

/** The next cards of a deck, whose end stands beside its next card, go on offer. */
function reveal(sim: Sim, next: number, deck: number, offer: number): number {
  const first = sim[next] as number;
  const count = Math.min(CARDS_ON_OFFER, (sim[next + 1] as number) - first);
  for (let i = 0; i < count; i++) sim[offer + i] = sim[deck + first + i] as number;
  sim[next] = first + count;
  return count;
}

/** NA-A1, NA-A6: the next chooser, or the last player's free column, or the action steps. */
export function nextAuction(sim: Sim): void {
  const next = nextWithoutColumn(sim, 0);
  if (next === NOBODY) return startSteps(sim);
  sim[CURRENT] = next;
  const last = nextWithoutColumn(sim, sim[seatAt(next) + TOKEN] as number) === NOBODY;
  sim[PHASE] = last ? TAKE_COLUMN : CHOOSE;
}

function startSteps(sim: Sim): void {
  sim[PHASE] = CITY;
  startTurn(sim, seatWith(sim, 1));
}

function startTurn(sim: Sim, seat: number): void {
  sim[CURRENT] = seat;
  sim[SPECIAL] = 0;
}

/** NA-X1: the next player of this step, or the next step, or upkeep. */
export function nextTurn(sim: Sim, seat: number): void {
  const next = seatWith(sim, (sim[seatAt(seat) + TOKEN] as number) + 1);
  if (next !== NOBODY) return startTurn(sim, next);
  const step = sim[PHASE] as number;
  sim[PHASE] = step + 1;
  if (step < TRADE) return startTurn(sim, seatWith(sim, 1));
  sim[SPECIAL] = 0;
  harvest(sim);
  feedFrom(sim, 1);
}

/** NA-I1 */
function harvest(sim: Sim): void {
  const players = sim[PLAYERS] as number;
  for (let seat = 0, own = SEAT; seat < players; seat++, own += SEAT_CELLS) {
    sim[own + CORN] = (sim[own + CORN] as number) + (sim[own + HARVEST] as number);
  }
}

/** NA-I2, in turn order, until a player is short of corn and must choose what to close. */
export function feedFrom(sim: Sim, token: number): void {
  const players = sim[PLAYERS] as number;
  for (let next = token; next <= players; next++) {
    const seat = seatWith(sim, next);
    const own = seatAt(seat);
    const left = (sim[own + CORN] as number) - (sim[own + BUSINESSES] as number);
    if (left < 0) {
      sim[PHASE] = UPKEEP;
      sim[CURRENT] = seat;
      return;
    }
    sim[own + CORN] = left;
  }
  collectIncome(sim);
  if (sim[ROUND] === ROUNDS) scoreGame(sim);
  else startRound(sim, (sim[ROUND] as number) + 1);
}

/** NA-I3 and NA-I4 */
function collectIncome(sim: Sim): void {
  const players = sim[PLAYERS] as number;
  for (let seat = 0, own = SEAT; seat < players; seat++, own += SEAT_CELLS) {
    const goods = sim[own + GOODS] as number;
    const space = (DOCK_SPACE[sim[own + WAREHOUSES] as number] as number) - goods;
    sim[own + GOODS] = goods + Math.min(sim[own + CARGO] as number, space);
    sim[own + COINS] = (sim[own + COINS] as number) + coinIncome(sim, seat);
  }
}

/** NA-E1 to NA-E3: what the end of the game adds to a player's points. */
function finalVp(sim: Sim, seat: number): number {
  const own = seatAt(seat);
  const stocks =
    (sim[own + COINS] as number) +
    (sim[own + GOODS] as number) +
    (sim[own + TIMBER] as number) +
    (sim[own + CORN] as number);
  const furs = VP_PER_FUR * (sim[own + ALL_OWN_FURS] as number);
  return electionVp(sim, seat) + lastLandVp(sim, own) + furs + Math.floor(stocks / RESOURCES_PER_VP);
}

function scoreGame(sim: Sim): void {
  const players = sim[PLAYERS] as number;
  for (let seat = 0; seat < players; seat++) {
    const cell = seatAt(seat) + VP;
    sim[cell] = (sim[cell] as number) + finalVp(sim, seat);
  }
  sim[PHASE] = OVER;
  sim[CURRENT] = NOBODY;
}

/** NA-E2: the rightmost full land scores by its place, if it is not cleared. */
function lastLandVp(sim: Sim, own: number): number {
  for (let place = sim[own + OWN_LANDS] as number; place > 0; place--) {
    const land = sim[own + ROW + place - 1] as number;
    if (housesOn(land) < (LAND_SITES[cardOf(land)] as number)) continue;
    return (land & CLEARED) === 0 ? (LAND_SCORE[place] as number) : 0;
  }
  return 0;
}
