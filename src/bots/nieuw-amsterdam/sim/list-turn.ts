import { BLACK_MARKET_PRICE } from '@/games/nieuw-amsterdam/catalogue/rates';
import {
  BLACK_MARKET,
  CARPENTERS,
  CITY,
  COINS,
  CORN,
  CURRENT,
  DOCKS,
  GOODS,
  GRANARY,
  LAND_STEP,
  LANDS,
  LUMBER_YARD,
  seatAt,
  type Sim,
  TIMBER,
  TRADING_COMPANY,
} from './cells';
import {
  ACQUIRE,
  add,
  blackCode,
  BUILD,
  CLEAR,
  codeOf,
  CORN_MARKET,
  ELECTIONS,
  END_TURN,
  HOUSES,
  marketCode,
  type MoveList,
  MOVE_POST,
  PASS_TILE,
  TIMBER_MARKET,
  WAREHOUSE,
} from './code';
import { listTrade } from './list-trade';
import {
  canBuildWarehouse,
  canClear,
  canMovePost,
  mostBlackFurs,
  mostBought,
  mostBusinesses,
  mostHouses,
  payable,
  payableFee,
  specialOpen,
  tilesLeft,
} from './ranges';

/** Of what a market buys and sells, so many amounts are listed. */
const UNITS_LISTED = 3;
const DISTRICT_COUNT = 6;

export function listTurn(sim: Sim, phase: number, list: MoveList): void {
  const own = seatAt(sim[CURRENT] as number);
  if (tilesLeft(sim, own) > 0) {
    if (phase === CITY) listCity(sim, own, list);
    else if (phase === LAND_STEP) listLand(sim, own, list);
    else listTrade(sim, own, list);
    add(list, PASS_TILE);
  }
  if (specialOpen(sim)) listSpecials(sim, own, list);
  add(list, END_TURN);
}

/** NA-C1, NA-C2 */
function listCity(sim: Sim, own: number, list: MoveList): void {
  add(list, ELECTIONS);
  listBusinesses(list, mostBusinesses(sim, own), 0, 0);
}

/** Every way to place one to `left` more businesses beside those `placed`, none left of `first`. */
function listBusinesses(list: MoveList, left: number, placed: number, first: number): void {
  if (left === 0) return;
  for (let district = first; district < DISTRICT_COUNT; district++) {
    const more = placed + (1 << (2 * district));
    add(list, codeOf(BUILD, more));
    listBusinesses(list, left - 1, more, district);
  }
}

/** NA-L1, NA-L3 */
export function listLand(sim: Sim, own: number, list: MoveList): void {
  const count = sim[LANDS] as number;
  for (let offer = 0; offer < count; offer++) add(list, codeOf(ACQUIRE, offer));
  if (canClear(sim, own)) add(list, CLEAR);
}

function listSpecials(sim: Sim, own: number, list: MoveList): void {
  const yard = payableFee(sim, own, LUMBER_YARD);
  if (yard >= 0) listMarket(list, TIMBER_MARKET, mostBought(sim, own, yard), sim[own + TIMBER] as number);
  const granary = payableFee(sim, own, GRANARY);
  if (granary >= 0) listMarket(list, CORN_MARKET, mostBought(sim, own, granary), sim[own + CORN] as number);
  if (canBuildWarehouse(sim, own) && payable(sim, own, DOCKS)) add(list, WAREHOUSE);
  const houses = mostHouses(sim, own);
  if (houses > 0 && payable(sim, own, CARPENTERS)) {
    for (let number = 1; number <= houses; number++) add(list, codeOf(HOUSES, number));
  }
  const black = payableFee(sim, own, BLACK_MARKET);
  if (black >= 0) listBlackFurs(sim, own, black, list);
  if (canMovePost(sim, own) && payable(sim, own, TRADING_COMPANY)) add(list, MOVE_POST);
}

/** NA-D1, NA-D2 */
function listMarket(list: MoveList, kind: number, bought: number, sold: number): void {
  for (let buy = 1; buy <= bought && buy <= UNITS_LISTED; buy++) add(list, marketCode(kind, buy, false));
  for (let sell = 1; sell <= sold && sell <= UNITS_LISTED; sell++) add(list, marketCode(kind, sell, true));
}

/** NA-D5: paid in coins as far as they go, or in goods. */
export function listBlackFurs(sim: Sim, own: number, fee: number, list: MoveList): void {
  const most = mostBlackFurs(sim, own, fee);
  const coins = (sim[own + COINS] as number) - fee;
  const goods = sim[own + GOODS] as number;
  for (let furs = 1; furs <= most; furs++) {
    const price = BLACK_MARKET_PRICE * furs;
    const mostCoins = coins < price ? coins : price;
    const leastCoins = goods < price ? price - goods : 0;
    add(list, blackCode(furs, leastCoins));
    if (mostCoins > leastCoins) add(list, blackCode(furs, mostCoins));
  }
}
