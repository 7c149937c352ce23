import { ROUNDS } from '@/games/nieuw-amsterdam/catalogue/rates';
import {
  BLACK_MARKET,
  BUSINESSES,
  CARPENTERS,
  CITY,
  COINS,
  CORN,
  CURRENT,
  DISTRICT,
  DOCKS,
  GOODS,
  GRANARY,
  HARVEST,
  LAND_STEP,
  LUMBER_YARD,
  MOST_SEATS,
  PHASE,
  ROUND,
  seatAt,
  type Sim,
  TILES_LEFT,
  TIMBER,
  TRADING_COMPANY,
} from '../sim/cells';
import {
  add,
  BUILD,
  codeOf,
  CORN_MARKET,
  ELECTIONS,
  END_TURN,
  HOUSES,
  marketCode,
  MOVE_POST,
  type MoveList,
  TIMBER_MARKET,
  WAREHOUSE,
} from '../sim/code';
import { listBlackFurs, listLand } from '../sim/list-turn';
import {
  canBuildWarehouse,
  canMovePost,
  mostBought,
  mostBusinesses,
  mostHouses,
  payable,
  payableFee,
  specialOpen,
  tilesLeft,
} from '../sim/ranges';
import { standingWorth, weighStandings } from './city';
import { tradeIdeas } from './trade';
import type { Weights } from './weights';

const DISTRICT_COUNT = 6;

/** The moves of a turn that are worth a thought: of many alike only the likeliest. */
export function turnIdeas(sim: Sim, weights: Weights, list: MoveList): void {
  list[0] = 0;
  const own = seatAt(sim[CURRENT] as number);
  const phase = sim[PHASE] as number;
  if (tilesLeft(sim, own) > 0) {
    if (phase === CITY) cityIdeas(sim, own, weights, list);
    else if (phase === LAND_STEP) listLand(sim, own, list);
    else tradeIdeas(sim, own, list);
  }
  if (specialOpen(sim)) specialIdeas(sim, own, list);
  add(list, END_TURN);
}

function cityIdeas(sim: Sim, own: number, weights: Weights, list: MoveList): void {
  add(list, ELECTIONS);
  const most = mostBusinesses(sim, own);
  if (most === 0) return;
  weighStandings(weights, ROUNDS - (sim[ROUND] as number), (sim[own + TILES_LEFT] as number) - 1);
  planBusinesses(sim, most);
  for (let number = 1; number <= most; number++) add(list, codeOf(BUILD, PLAN[number]));
}

/** The best way to place each number of businesses, and what it gains. */
const PLAN = new Int32Array(4);
const GAIN = new Float64Array(4);

/** District by district: what standings are worth adds up, so the best plans grow from the best plans before. */
function planBusinesses(sim: Sim, most: number): void {
  const seat = sim[CURRENT] as number;
  PLAN.fill(0);
  GAIN.fill(-Infinity);
  GAIN[0] = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    const mine = sim[DISTRICT + district * MOST_SEATS + seat] as number;
    const now = standingWorth(sim, district, seat, mine);
    for (let total = most; total > 0; total--) {
      for (let more = 1; more <= total; more++) {
        const gain = (GAIN[total - more] as number) + standingWorth(sim, district, seat, mine + more) - now;
        if (gain <= (GAIN[total] as number)) continue;
        GAIN[total] = gain;
        PLAN[total] = (PLAN[total - more] as number) + (more << (2 * district));
      }
    }
  }
}

function specialIdeas(sim: Sim, own: number, list: MoveList): void {
  const yard = payableFee(sim, own, LUMBER_YARD);
  if (yard >= 0) marketIdeas(list, TIMBER_MARKET, mostBought(sim, own, yard), sim[own + TIMBER] as number);
  cornIdeas(sim, own, list);
  if (canBuildWarehouse(sim, own) && payable(sim, own, DOCKS)) add(list, WAREHOUSE);
  const houses = mostHouses(sim, own);
  if (houses > 0 && payable(sim, own, CARPENTERS)) {
    for (let number = 1; number <= houses; number++) add(list, codeOf(HOUSES, number));
  }
  const black = payableFee(sim, own, BLACK_MARKET);
  if (black >= 0 && (sim[own + COINS] as number) + (sim[own + GOODS] as number) > ENOUGH_FOR_FURS) {
    listBlackFurs(sim, own, black, list);
  }
  if (canMovePost(sim, own) && payable(sim, own, TRADING_COMPANY)) add(list, MOVE_POST);
}

const ENOUGH_FOR_FURS = 3;
const AMOUNTS = [1, 2, 3, 5] as const;

function marketIdeas(list: MoveList, kind: number, bought: number, sold: number): void {
  for (let i = 0; i < AMOUNTS.length; i++) {
    const amount = AMOUNTS[i] as number;
    if (amount <= bought) add(list, marketCode(kind, amount, false));
    if (amount <= sold) add(list, marketCode(kind, amount, true));
  }
  if (sold > 5) add(list, marketCode(kind, sold, true));
}

/** Corn to feed every business, besides the usual amounts. */
function cornIdeas(sim: Sim, own: number, list: MoveList): void {
  const fee = payableFee(sim, own, GRANARY);
  if (fee < 0) return;
  const corn = sim[own + CORN] as number;
  const most = mostBought(sim, own, fee);
  marketIdeas(list, CORN_MARKET, most, corn);
  const missing = (sim[own + BUSINESSES] as number) - (sim[own + HARVEST] as number) - corn;
  if (missing > 3 && missing !== 5 && missing <= most) add(list, marketCode(CORN_MARKET, missing, false));
}
