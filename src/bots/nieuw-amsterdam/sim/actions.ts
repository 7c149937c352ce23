import { TIMBER_PER_BUILDING, VP_BY_FUR_TYPE, VP_PER_CLOSED } from '@/games/nieuw-amsterdam/catalogue/rates';
import { feedFrom } from './course';
import {
  CAMP_SPACES,
  LAND_CORN,
  LAND_SCORE,
  LAND_SITES,
  LAND_TIMBER,
  SHIP_COINS,
  SHIP_FURS,
  SHIP_GOODS,
  TRADER_PRICE,
  TRADER_WHOLE,
} from './cards';
import {
  BUILDINGS,
  BUSINESSES,
  CAMP,
  cardOf,
  CARGO,
  CLEARED,
  COINS,
  CORN,
  DISTRICT,
  FLEET,
  FREE_SITES,
  GOODS,
  HARVEST,
  housesOn,
  LAND,
  LANDS,
  MOST_SEATS,
  OWN_LANDS,
  OWN_SHIPS,
  PLAYERS,
  POST,
  ROW,
  seatAt,
  SHIP,
  SHIPS,
  type Sim,
  TIMBER,
  TOKEN,
  TRADER,
  TRADER_CELLS,
  VP,
} from './cells';
import { type Code, PARTS, readClosing } from './code';
import { discardFurs, gainFurs } from './furs';
import { journey } from './river';

/* What the tiles do, and what closes at upkeep. Who may do it was asked when the move was listed. */

const FUR_TYPES = 5;
const DISTRICT_COUNT = 6;

export function addBusinesses(sim: Sim, seat: number, district: number, number: number): void {
  const own = seatAt(seat);
  const cell = DISTRICT + district * MOST_SEATS + seat;
  sim[cell] = (sim[cell] as number) + number;
  sim[own + BUSINESSES] = (sim[own + BUSINESSES] as number) + number;
  sim[own + BUILDINGS] = (sim[own + BUILDINGS] as number) - number;
}

/** NA-C1 */
export function buildBusinesses(sim: Sim, seat: number, districts: number): void {
  const own = seatAt(seat);
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    const number = (districts >> (2 * district)) & 3;
    if (number === 0) continue;
    addBusinesses(sim, seat, district, number);
    sim[own + TIMBER] = (sim[own + TIMBER] as number) - TIMBER_PER_BUILDING * number;
  }
}

/** NA-L1; an offer is taken by its place in the list. */
export function acquireLand(sim: Sim, seat: number, offer: number): void {
  const own = seatAt(seat);
  const card = takeOffer(sim, LANDS, LAND, offer);
  const count = sim[own + OWN_LANDS] as number;
  sim[own + ROW + count] = card;
  sim[own + OWN_LANDS] = count + 1;
  sim[own + FREE_SITES] = (sim[own + FREE_SITES] as number) + (LAND_SITES[card] as number);
  retreat(sim);
}

/** Cards leave the offer without gaps. */
function takeOffer(sim: Sim, count: number, offers: number, place: number): number {
  const card = sim[offers + place] as number;
  const last = (sim[count] as number) - 1;
  for (let i = place; i < last; i++) sim[offers + i] = sim[offers + i + 1] as number;
  sim[count] = last;
  return card;
}

/** NA-L2 */
function retreat(sim: Sim): void {
  const spaces = CAMP_SPACES[sim[PLAYERS] as number] as Int32Array;
  let from = 0;
  while (sim[CAMP + from] === 0) from++;
  const next = from + 1;
  if (next === spaces.length) return;
  sim[CAMP + from] = (sim[CAMP + from] as number) - 1;
  const there = sim[CAMP + next] as number;
  if (there < (spaces[next] as number)) sim[CAMP + next] = there + 1;
}

/** NA-L3 */
export function clearLand(sim: Sim, seat: number): void {
  const own = seatAt(seat);
  const count = sim[own + OWN_LANDS] as number;
  let rightmost = 0;
  for (let place = 1; place <= count; place++) {
    const cell = own + ROW + place - 1;
    const land = sim[cell] as number;
    const card = cardOf(land);
    if ((land & CLEARED) !== 0 || housesOn(land) < (LAND_SITES[card] as number)) continue;
    rightmost = place;
    sim[cell] = land | CLEARED;
    sim[own + TIMBER] = (sim[own + TIMBER] as number) + (LAND_TIMBER[card] as number);
    sim[own + HARVEST] = (sim[own + HARVEST] as number) + (LAND_CORN[card] as number);
  }
  sim[own + VP] = (sim[own + VP] as number) + (LAND_SCORE[rightmost] as number);
}

/** NA-T1, NA-T2: a trader in the lowest bits, then the furs chosen; of whole lots all go. */
export function tradeFurs(sim: Sim, seat: number, argument: number): void {
  const own = seatAt(seat);
  const trader = argument & 3;
  const cell = TRADER + trader * TRADER_CELLS;
  const price = TRADER_PRICE[trader] as number;
  sim[own + CORN] = (sim[own + CORN] as number) - journey(sim, sim[own + POST] as number);
  if (TRADER_WHOLE[trader] === 1) {
    const count = sim[cell] as number;
    for (let i = 1; i <= count; i++) gainFurs(sim, own, sim[cell + i] as number, 1);
    sim[cell] = 0;
    sim[own + GOODS] = (sim[own + GOODS] as number) - price;
    return;
  }
  let taken = 0;
  for (let fur = 0; fur < FUR_TYPES; fur++) {
    const number = (argument >> (2 + 3 * fur)) & 7;
    if (number > 0) takeFrom(sim, cell, fur, number);
    gainFurs(sim, own, fur, number);
    taken += number;
  }
  sim[own + GOODS] = (sim[own + GOODS] as number) - price * taken;
}

/** The first so many furs of a type leave a trader; the others close up. */
function takeFrom(sim: Sim, cell: number, fur: number, number: number): void {
  const count = sim[cell] as number;
  let left = number;
  let kept = 0;
  for (let i = 1; i <= count; i++) {
    const there = sim[cell + i] as number;
    if (there === fur && left > 0) left--;
    else sim[cell + ++kept] = there;
  }
  sim[cell] = kept;
}

/** NA-T3: types are ranked to the player's best, the commonest first. */
export function shipFurs(sim: Sim, seat: number, argument: number): void {
  const own = seatAt(seat);
  const card = takeOffer(sim, SHIPS, SHIP, argument & 3);
  const count = sim[own + OWN_SHIPS] as number;
  sim[own + FLEET + count] = card;
  sim[own + OWN_SHIPS] = count + 1;
  sim[own + VP] = (sim[own + VP] as number) + cargoVp(argument >> 2, SHIP_FURS[card] as number);
  sim[own + COINS] = (sim[own + COINS] as number) + (SHIP_COINS[card] as number);
  sim[own + CARGO] = (sim[own + CARGO] as number) + (SHIP_GOODS[card] as number);
  for (let fur = 0; fur < FUR_TYPES; fur++) discardFurs(sim, own, fur, (argument >> (2 + 3 * fur)) & 7);
}

const [FIRST_VP, SECOND_VP, FURTHER_VP] = VP_BY_FUR_TYPE;

/** Points of furs of three bits a type, so many in all. */
function cargoVp(furs: number, total: number): number {
  let most = 0;
  let second = 0;
  for (let rest = furs; rest !== 0; rest >>= 3) {
    const count = rest & 7;
    if (count > most) {
      second = most;
      most = count;
    } else if (count > second) second = count;
  }
  return most * FIRST_VP + second * SECOND_VP + (total - most - second) * FURTHER_VP;
}

/** NA-I2: all corn is paid; every closing costs points, down to none. */
export function closeBusinesses(sim: Sim, seat: number, code: Code): void {
  readClosing(code);
  const own = seatAt(seat);
  sim[own + CORN] = 0;
  let closed = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    const number = PARTS[district] as number;
    addBusinesses(sim, seat, district, -number);
    closed += number;
  }
  sim[own + VP] = Math.max(0, (sim[own + VP] as number) - VP_PER_CLOSED * closed);
  feedFrom(sim, (sim[own + TOKEN] as number) + 1);
}
