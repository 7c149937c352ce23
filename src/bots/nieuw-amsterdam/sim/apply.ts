import { PASS_COINS } from '@/games/nieuw-amsterdam/catalogue/rates';
import {
  acquireLand,
  addBusinesses,
  buildBusinesses,
  clearLand,
  closeBusinesses,
  shipFurs,
  tradeFurs,
} from './actions';
import { bid, chooseColumn, passBid, pay, takeColumn } from './auction';
import {
  BLACK_MARKET,
  CARPENTERS,
  CITY,
  COINS,
  CURRENT,
  DOCKS,
  GRANARY,
  LUMBER_YARD,
  PHASE,
  seatAt,
  type Sim,
  SPECIAL,
  TILES_LEFT,
  TRADING_COMPANY,
  VP,
} from './cells';
import {
  ACQUIRE,
  BLACK_FURS,
  BUILD,
  CHOOSE_COLUMN,
  CLEAR,
  CLOSE,
  type Code,
  CORN_MARKET,
  ELECTIONS,
  END_TURN,
  HOUSES,
  MAKE_BID,
  MOVE_POST,
  PASS_BID,
  PASS_TILE,
  PAY,
  PLACE,
  SHIP_OUT,
  TAKE,
  TIMBER_MARKET,
  TRADE_FURS,
  WAREHOUSE,
} from './code';
import { nextPlacement, nextTurn } from './course';
import { electionVp } from './leads';
import { buildHouses, buildWarehouse, buyBlind, market, movePost } from './specials';

/** A legal move of the seat to act, and all that follows until somebody must decide. */
export function applyMove(sim: Sim, code: Code): void {
  const seat = sim[CURRENT] as number;
  const kind = code & 31;
  if (kind === END_TURN) endTurn(sim, seat);
  else if (kind >= BUILD && kind <= PASS_TILE) act(sim, seat, code);
  else bidOrPlace(sim, seat, code);
}

/** What a tile or the special action of a turn does: nothing follows by itself. */
export function act(sim: Sim, seat: number, code: Code): void {
  const kind = code & 31;
  if (kind >= TIMBER_MARKET && kind <= MOVE_POST) takeSpecial(sim, seat, kind, code >>> 5);
  else spendTile(sim, seat, kind, code >>> 5);
}

function bidOrPlace(sim: Sim, seat: number, code: Code): void {
  const argument = code >>> 5;
  switch (code & 31) {
    case MAKE_BID:
      return bid(sim, seat, argument);
    case PASS_BID:
      return passBid(sim, seat);
    case CHOOSE_COLUMN:
      return chooseColumn(sim, seat, argument);
    case PAY:
      return pay(sim, seat, code);
    case TAKE:
      return takeColumn(sim, seat, argument);
    case CLOSE:
      return closeBusinesses(sim, seat, code);
    case PLACE:
      addBusinesses(sim, seat, argument, 1);
      return nextPlacement(sim);
  }
}

function spendTile(sim: Sim, seat: number, kind: number, argument: number): void {
  const own = seatAt(seat);
  const tiles = own + TILES_LEFT + (sim[PHASE] as number) - CITY;
  sim[tiles] = (sim[tiles] as number) - 1;
  switch (kind) {
    case BUILD:
      return buildBusinesses(sim, seat, argument);
    case ELECTIONS:
      sim[own + VP] = (sim[own + VP] as number) + electionVp(sim, seat);
      return;
    case ACQUIRE:
      return acquireLand(sim, seat, argument);
    case CLEAR:
      return clearLand(sim, seat);
    case TRADE_FURS:
      return tradeFurs(sim, seat, argument);
    case SHIP_OUT:
      return shipFurs(sim, seat, argument);
    case PASS_TILE:
      sim[own + COINS] = (sim[own + COINS] as number) + PASS_COINS;
  }
}

function takeSpecial(sim: Sim, seat: number, kind: number, argument: number): void {
  switch (kind) {
    case TIMBER_MARKET:
      return market(sim, seat, LUMBER_YARD, argument);
    case CORN_MARKET:
      return market(sim, seat, GRANARY, argument);
    case WAREHOUSE:
      return buildWarehouse(sim, seat, DOCKS);
    case HOUSES:
      return buildHouses(sim, seat, CARPENTERS, argument);
    case BLACK_FURS:
      return buyBlind(sim, seat, BLACK_MARKET, argument);
    case MOVE_POST:
      return movePost(sim, seat, TRADING_COMPANY);
  }
}

/** NA-X4: whatever is left is passed, a coin each. */
function endTurn(sim: Sim, seat: number): void {
  const own = seatAt(seat);
  const tiles = own + TILES_LEFT + (sim[PHASE] as number) - CITY;
  const left = (sim[tiles] as number) + (sim[SPECIAL] === 0 ? 1 : 0);
  sim[own + COINS] = (sim[own + COINS] as number) + PASS_COINS * left;
  sim[tiles] = 0;
  nextTurn(sim, seat);
}
