import { WAREHOUSE_SITES } from '@/games/nieuw-amsterdam/catalogue';
import {
  BLACK_MARKET_PRICE,
  COINS_PER_UNIT,
  MOST_BLACK_FURS,
  MOST_BUSINESSES,
  MOST_HOUSES,
  SPECIAL_FEE,
  TIMBER_PER_BUILDING,
  TIMBER_PER_POST,
} from '@/games/nieuw-amsterdam/catalogue/rates';
import { LAND_SITES, TRADER_PRICE, TRADER_WHOLE } from './cards';
import {
  BUILDINGS,
  cardOf,
  CITY,
  CLEARED,
  COINS,
  CORN,
  CURRENT,
  DISCARDS,
  FREE_SITES,
  FUR_END,
  FUR_NEXT,
  GOODS,
  housesOn,
  OWN_LANDS,
  PHASE,
  POST,
  ROW,
  type Sim,
  SPECIAL,
  TILES_LEFT,
  TIMBER,
  TOP_BID,
  TRADER,
  TRADER_CELLS,
  WAREHOUSES,
} from './cells';
import { feeOf } from './leads';
import { journey, nextZone } from './river';

/* What the rules leave open to the seat in turn: the ends of every range, 0 where nothing is possible. */

const least = (a: number, b: number): number => (a < b ? a : b);

/** NA-A2 */
export const leastBid = (sim: Sim): number => (sim[TOP_BID] as number) + 1;

export const tilesLeft = (sim: Sim, own: number): number =>
  sim[own + TILES_LEFT + (sim[PHASE] as number) - CITY] as number;

/** Timber and buildings in hand for so many buildings, up to `most`. */
function mostBuildings(sim: Sim, own: number, most: number): number {
  const timber = Math.floor((sim[own + TIMBER] as number) / TIMBER_PER_BUILDING);
  return least(most, least(timber, sim[own + BUILDINGS] as number));
}

/** NA-C1 */
export const mostBusinesses = (sim: Sim, own: number): number => mostBuildings(sim, own, MOST_BUSINESSES);

/** NA-L3 */
export function canClear(sim: Sim, own: number): boolean {
  const end = own + ROW + (sim[own + OWN_LANDS] as number);
  for (let cell = own + ROW; cell < end; cell++) {
    const land = sim[cell] as number;
    if ((land & CLEARED) === 0 && housesOn(land) === LAND_SITES[cardOf(land)]) return true;
  }
  return false;
}

/** NA-T2 */
export const canTravel = (sim: Sim, own: number): boolean =>
  (sim[own + CORN] as number) >= journey(sim, sim[own + POST] as number);

/** NA-T1: how many furs a trader sells to the player. */
export function mostFurs(sim: Sim, own: number, trader: number): number {
  const there = sim[TRADER + trader * TRADER_CELLS] as number;
  const price = TRADER_PRICE[trader] as number;
  const goods = sim[own + GOODS] as number;
  if (TRADER_WHOLE[trader] === 1) return goods < price ? 0 : there;
  return least(there, Math.floor(goods / price));
}

/** NA-X1, NA-D0: whether any special action is open; where nobody leads it takes a coin. */
export const specialOpen = (sim: Sim): boolean => sim[SPECIAL] === 0;

/** The fee of a district, or -1 if the player cannot pay it. */
export function payableFee(sim: Sim, own: number, district: number): number {
  const coins = sim[own + COINS] as number;
  const fee = feeOf(sim, district, sim[CURRENT] as number);
  return coins < fee ? -1 : fee;
}

/** Whether the special action of a district can be paid: with a coin always. */
export const payable = (sim: Sim, own: number, district: number): boolean =>
  (sim[own + COINS] as number) >= SPECIAL_FEE || payableFee(sim, own, district) >= 0;

/** NA-D1, NA-D2: the fee is known to be payable. */
export const mostBought = (sim: Sim, own: number, fee: number): number =>
  Math.floor(((sim[own + COINS] as number) - fee) / COINS_PER_UNIT);

/** NA-D3 */
export const canBuildWarehouse = (sim: Sim, own: number): boolean =>
  (sim[own + WAREHOUSES] as number) < WAREHOUSE_SITES && mostBuildings(sim, own, 1) === 1;

/** NA-D4 */
export const mostHouses = (sim: Sim, own: number): number =>
  mostBuildings(sim, own, least(MOST_HOUSES, sim[own + FREE_SITES] as number));

/** NA-D5: the fee is known to be payable. */
export function mostBlackFurs(sim: Sim, own: number, fee: number): number {
  const supply = (sim[FUR_END] as number) - (sim[FUR_NEXT] as number) + (sim[DISCARDS] as number);
  const purse = (sim[own + COINS] as number) + (sim[own + GOODS] as number) - fee;
  return least(MOST_BLACK_FURS, least(supply, Math.floor(purse / BLACK_MARKET_PRICE)));
}

/** NA-D6 */
export const canMovePost = (sim: Sim, own: number): boolean =>
  (sim[own + TIMBER] as number) >= TIMBER_PER_POST && nextZone(sim, sim[CURRENT] as number) > 0;
