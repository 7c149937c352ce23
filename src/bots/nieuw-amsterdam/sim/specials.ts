import {
  BLACK_MARKET_PRICE,
  COINS_PER_UNIT,
  TIMBER_PER_BUILDING,
  TIMBER_PER_POST,
} from '@/games/nieuw-amsterdam/catalogue/rates';
import { LAND_SITES } from './cards';
import {
  BUILDINGS,
  cardOf,
  COINS,
  CORN,
  FREE_SITES,
  GOODS,
  HOUSE,
  housesOn,
  LUMBER_YARD,
  OWN_LANDS,
  POST,
  ROW,
  seatAt,
  type Sim,
  SPECIAL,
  TIMBER,
  WAREHOUSES,
} from './cells';
import { nextWord } from './chance';
import { drawFurs } from './furs';
import { feeOf } from './leads';
import { nextZone } from './river';

/** NA-D0: the fee is paid first. Returns where the seat's cells are. */
function startSpecial(sim: Sim, seat: number, district: number): number {
  const own = seatAt(seat);
  sim[SPECIAL] = 1;
  sim[own + COINS] = (sim[own + COINS] as number) - feeOf(sim, district, seat);
  return own;
}

/** NA-D1, NA-D2: the lowest bit of the argument says sell. */
export function market(sim: Sim, seat: number, district: number, argument: number): void {
  const stock = district === LUMBER_YARD ? TIMBER : CORN;
  const own = startSpecial(sim, seat, district);
  const bought = (argument & 1) === 0 ? argument >> 1 : -(argument >> 1);
  sim[own + COINS] = (sim[own + COINS] as number) - COINS_PER_UNIT * bought;
  sim[own + stock] = (sim[own + stock] as number) + bought;
}

/** NA-D3 */
export function buildWarehouse(sim: Sim, seat: number, district: number): void {
  const own = startSpecial(sim, seat, district);
  sim[own + TIMBER] = (sim[own + TIMBER] as number) - TIMBER_PER_BUILDING;
  sim[own + BUILDINGS] = (sim[own + BUILDINGS] as number) - 1;
  sim[own + WAREHOUSES] = (sim[own + WAREHOUSES] as number) + 1;
}

/** NA-D4: sites are filled from left to right. */
export function buildHouses(sim: Sim, seat: number, district: number, number: number): void {
  const own = startSpecial(sim, seat, district);
  sim[own + TIMBER] = (sim[own + TIMBER] as number) - TIMBER_PER_BUILDING * number;
  sim[own + BUILDINGS] = (sim[own + BUILDINGS] as number) - number;
  sim[own + FREE_SITES] = (sim[own + FREE_SITES] as number) - number;
  const end = own + ROW + (sim[own + OWN_LANDS] as number);
  for (let cell = own + ROW, left = number; left > 0 && cell < end; cell++) {
    const land = sim[cell] as number;
    const free = (LAND_SITES[cardOf(land)] as number) - housesOn(land);
    const here = free < left ? free : left;
    sim[cell] = land + here * HOUSE;
    left -= here;
  }
}

/** NA-D5: furs in the two lowest bits, then the coins; goods pay the rest. A draw moves the generator on. */
export function buyBlind(sim: Sim, seat: number, district: number, argument: number): void {
  const furs = argument & 3;
  const coins = argument >> 2;
  const own = startSpecial(sim, seat, district);
  sim[own + COINS] = (sim[own + COINS] as number) - coins;
  sim[own + GOODS] = (sim[own + GOODS] as number) - (BLACK_MARKET_PRICE * furs - coins);
  drawFurs(sim, seat, furs);
  nextWord(sim);
}

/** NA-D6 */
export function movePost(sim: Sim, seat: number, district: number): void {
  const zone = nextZone(sim, seat);
  const own = startSpecial(sim, seat, district);
  sim[own + TIMBER] = (sim[own + TIMBER] as number) - TIMBER_PER_POST;
  sim[own + POST] = zone;
}
