import { at, sum } from '@/core/list';
import type { Move, MoveOf, MoveType, Offer, OfferOf } from '@/games/nieuw-amsterdam/moves';
import { shipCard } from '@/games/nieuw-amsterdam/catalogue';
import { DISTRICTS, type Player, type State, STOCKS } from '@/games/nieuw-amsterdam/types';

type Covers<T extends MoveType> = (
  offer: OfferOf<T>,
  move: MoveOf<T>,
  player: Player,
  state: State,
) => boolean;

const total = (amounts: Readonly<Record<string, number>>): number => sum(Object.values(amounts));
const within = (
  amounts: Readonly<Record<string, number>>,
  purse: Readonly<Record<string, number>>,
): boolean => Object.entries(amounts).every(([kind, amount]) => amount <= (purse[kind] ?? 0));
const between = (number: number, least: number, most: number): boolean => number >= least && number <= most;
const always = (): boolean => true;

const market = (
  { maxBuy, maxSell }: { readonly maxBuy: number; readonly maxSell: number },
  { buy = 0, sell = 0 }: { readonly buy?: number; readonly sell?: number },
): boolean => (sell === 0 && between(buy, 1, maxBuy)) || (buy === 0 && between(sell, 1, maxSell));

const byType: { readonly [T in MoveType]: Covers<T> } = {
  placeBusiness: ({ districts }, { district }) => districts.includes(district),
  chooseColumn: ({ columns }, { column }) => columns.includes(column),
  bid: ({ min, max }, { amount }) => between(amount, min, max),
  passBid: always,
  pay: (offer, { with: { furs, ...stock } }, player) =>
    total(stock) + total(furs) === offer.total &&
    STOCKS.every((kind) => stock[kind] <= player[kind]) &&
    within(furs, player.furs),
  takeColumn: ({ columns }, { column }) => columns.includes(column),
  buildBusinesses: ({ max }, { districts }) => between(total(districts), 1, max),
  holdElections: always,
  acquireLand: ({ lands }, { land }) => lands.includes(land),
  clearLand: always,
  tradeFurs: ({ trader, max }, move, _player, state) => {
    if (move.trader !== trader || (trader !== 'top') !== (move.furs === undefined)) return false;
    if (move.furs === undefined) return true;
    const there = state.traders.top;
    const present = Object.entries(move.furs).every(
      ([fur, number]) => there.filter((f) => f === fur).length >= number,
    );
    return present && between(total(move.furs), 1, max);
  },
  shipFurs: ({ ships }, { ship, furs }, player) =>
    ships.includes(ship) && total(furs) === shipCard(ship).furs && within(furs, player.furs),
  lumberYard: market,
  granary: market,
  buildWarehouse: always,
  buildHouses: ({ max }, { count }) => between(count, 1, max),
  blackMarket: ({ max, fee }, { furs, pay }, player) =>
    between(furs, 1, max) &&
    pay.coins + pay.goods === 3 * furs &&
    pay.coins + fee <= player.coins &&
    pay.goods <= player.goods,
  moveTradingPost: always,
  passTile: always,
  endTurn: always,
  closeBusinesses: ({ count }, { districts }, _player, state) =>
    total(districts) === count &&
    DISTRICTS.every((district) => districts[district] <= at(state.districts[district], state.current ?? 0)),
};

/** Whether a move lies within the ranges an offer states: a reading of the protocol, not of the rules' code. */
export function covers(state: State, offer: Offer, move: Move): boolean {
  if (offer.type !== move.type) return false;
  const check = byType[offer.type] as Covers<MoveType>; // keyed by type
  return check(offer, move, at(state.players, state.current ?? 0), state);
}
