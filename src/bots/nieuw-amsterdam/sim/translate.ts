import { at } from '@/core/list';
import { LAND_CARDS, SHIP_CARDS } from '@/games/nieuw-amsterdam/catalogue';
import { BLACK_MARKET_PRICE } from '@/games/nieuw-amsterdam/catalogue/rates';
import type { Businesses, Move, MoveOf, MoveType, Payment } from '@/games/nieuw-amsterdam/moves';
import { type District, DISTRICTS, type Fur, FURS, TRADERS } from '@/games/nieuw-amsterdam/types';
import { TRADER_WHOLE } from './cards';
import { LAND, LANDS, SHIP, SHIPS, type Sim } from './cells';
import * as code from './code';
import { landNumber, shipNumber } from './load';

const countsOf = <K extends string>(
  kinds: readonly K[],
  count: (index: number) => number,
): Record<K, number> =>
  Object.fromEntries(kinds.map((kind, index) => [kind, count(index)])) as Record<K, number>; // one entry per kind

const bits = (packed: number, width: number) => (index: number) =>
  (packed >> (width * index)) & ((1 << width) - 1);

const packed = <K extends string>(
  kinds: readonly K[],
  counts: Readonly<Record<K, number>>,
  width: number,
): number => kinds.reduce((sum, kind, index) => sum | (counts[kind] << (width * index)), 0);

const part = (index: number): number => at([...code.PARTS], index);
const businesses = (count: (index: number) => number): Businesses => countsOf<District>(DISTRICTS, count);
const furs = (count: (index: number) => number): Record<Fur, number> => countsOf<Fur>(FURS, count);

function payment(of: code.Code): Payment {
  code.readPayment(of);
  const [coins, goods, timber, corn] = [part(0), part(1), part(2), part(3)];
  return { coins, goods, timber, corn, furs: furs((fur) => part(4 + fur)) };
}

function closing(of: code.Code): Businesses {
  code.readClosing(of);
  return businesses(part);
}

function market(type: 'lumberYard' | 'granary', argument: number): Move {
  const amount = argument >> 1;
  return (argument & 1) === 0 ? { type, buy: amount } : { type, sell: amount };
}

function trade(argument: number): Move {
  const place = argument & 3;
  const trader = at(TRADERS, place);
  if (TRADER_WHOLE[place] === 1) return { type: 'tradeFurs', trader };
  return { type: 'tradeFurs', trader, furs: furs(bits(argument >> 2, code.FUR_BITS)) };
}

function shipment(sim: Sim, argument: number): Move {
  const { id } = at(SHIP_CARDS, sim[SHIP + (argument & 3)] ?? -1);
  return { type: 'shipFurs', ship: id, furs: furs(bits(argument >> 2, code.FUR_BITS)) };
}

function blindFurs(argument: number): Move {
  const number = argument & 3;
  const coins = argument >> 2;
  return { type: 'blackMarket', furs: number, pay: { coins, goods: BLACK_MARKET_PRICE * number - coins } };
}

type Reader = (argument: number, sim: Sim, of: code.Code) => Move;

/** By the kind of the code. */
const READERS: Readonly<Record<number, Reader>> = {
  [code.PLACE]: (argument) => ({ type: 'placeBusiness', district: at(DISTRICTS, argument) }),
  [code.CHOOSE_COLUMN]: (column) => ({ type: 'chooseColumn', column }),
  [code.MAKE_BID]: (amount) => ({ type: 'bid', amount }),
  [code.PASS_BID]: () => ({ type: 'passBid' }),
  [code.PAY]: (_argument, _sim, of) => ({ type: 'pay', with: payment(of) }),
  [code.TAKE]: (column) => ({ type: 'takeColumn', column }),
  [code.BUILD]: (argument) => ({
    type: 'buildBusinesses',
    districts: businesses(bits(argument, code.BUSINESS_BITS)),
  }),
  [code.ELECTIONS]: () => ({ type: 'holdElections' }),
  [code.ACQUIRE]: (offer, sim) => ({ type: 'acquireLand', land: at(LAND_CARDS, sim[LAND + offer] ?? -1).id }),
  [code.CLEAR]: () => ({ type: 'clearLand' }),
  [code.TRADE_FURS]: trade,
  [code.SHIP_OUT]: (argument, sim) => shipment(sim, argument),
  [code.TIMBER_MARKET]: (argument) => market('lumberYard', argument),
  [code.CORN_MARKET]: (argument) => market('granary', argument),
  [code.WAREHOUSE]: () => ({ type: 'buildWarehouse' }),
  [code.HOUSES]: (count) => ({ type: 'buildHouses', count }),
  [code.BLACK_FURS]: blindFurs,
  [code.MOVE_POST]: () => ({ type: 'moveTradingPost' }),
  [code.PASS_TILE]: () => ({ type: 'passTile' }),
  [code.END_TURN]: () => ({ type: 'endTurn' }),
  [code.CLOSE]: (_argument, _sim, of) => ({ type: 'closeBusinesses', districts: closing(of) }),
};

/** A code as a move of the rules core, in the position it is meant for. */
export function toMove(sim: Sim, of: code.Code): Move {
  const reader = READERS[of & 31];
  if (reader === undefined) throw new Error(`no move ${of}`);
  return reader(of >>> 5, sim, of);
}

type Writer<T extends MoveType> = (move: MoveOf<T>, sim: Sim) => code.Code;

const WRITERS: { readonly [T in MoveType]: Writer<T> } = {
  placeBusiness: ({ district }) => code.codeOf(code.PLACE, DISTRICTS.indexOf(district)),
  chooseColumn: ({ column }) => code.codeOf(code.CHOOSE_COLUMN, column),
  bid: ({ amount }) => code.codeOf(code.MAKE_BID, amount),
  passBid: () => code.PASS_BID,
  pay: ({ with: { coins, goods, timber, corn, furs: counts } }) => {
    code.PARTS.set([coins, goods, timber, corn, ...FURS.map((fur) => counts[fur])]);
    return code.payCode();
  },
  takeColumn: ({ column }) => code.codeOf(code.TAKE, column),
  buildBusinesses: ({ districts }) =>
    code.codeOf(code.BUILD, packed(DISTRICTS, districts, code.BUSINESS_BITS)),
  holdElections: () => code.ELECTIONS,
  acquireLand: ({ land }, sim) => code.codeOf(code.ACQUIRE, offerOf(sim, LANDS, landNumber(land))),
  clearLand: () => code.CLEAR,
  tradeFurs: ({ trader, furs: counts }) =>
    code.codeOf(code.TRADE_FURS, TRADERS.indexOf(trader) | chosenFurs(counts)),
  shipFurs: ({ ship, furs: counts }, sim) =>
    code.codeOf(code.SHIP_OUT, offerOf(sim, SHIPS, shipNumber(ship)) | chosenFurs(counts)),
  lumberYard: ({ buy = 0, sell = 0 }) => code.marketCode(code.TIMBER_MARKET, buy + sell, sell > 0),
  granary: ({ buy = 0, sell = 0 }) => code.marketCode(code.CORN_MARKET, buy + sell, sell > 0),
  buildWarehouse: () => code.WAREHOUSE,
  buildHouses: ({ count }) => code.codeOf(code.HOUSES, count),
  blackMarket: ({ furs: number, pay: { coins } }) => code.blackCode(number, coins),
  moveTradingPost: () => code.MOVE_POST,
  passTile: () => code.PASS_TILE,
  endTurn: () => code.END_TURN,
  closeBusinesses: ({ districts }) => {
    code.PARTS.set(DISTRICTS.map((district) => districts[district]));
    return code.closeCode();
  },
};

/** A legal move of the rules core as a code. */
export function fromMove(sim: Sim, move: Move): code.Code {
  const write = WRITERS[move.type] as Writer<MoveType>; // the key of the table is the move's type
  return write(move, sim);
}

const chosenFurs = (counts?: Readonly<Record<Fur, number>>): number =>
  counts === undefined ? 0 : packed(FURS, counts, code.FUR_BITS) << code.CARGO_BITS;

/** Where a card lies on offer, whose cells follow their number. */
const offerOf = (sim: Sim, offers: number, card: number): number =>
  sim.subarray(offers + 1, offers + 1 + (sim[offers] ?? 0)).indexOf(card);
