import { shortOf, spread } from '@/core/amounts';
import { amounts, oneOf, optional } from '@/core/shape';
import { at, range } from '@/core/list';
import type { Seat } from '@/core/game';
import { BOATS, SHIP_CARDS, shipCard, TRADER_CARDS } from '../catalogue';
import { VP_BY_FUR_TYPE } from '../catalogue/rates';
import { playerAt } from '../draft';
import type { MoveOf } from '../moves';
import { outOfRange, type Refusal, short } from '../refusals';
import { moveShape, type Rule } from '../rule';
import { splitAmong } from '../split';
import { type Fur, furCount, FURS, type ShipId, type State, type Trader, TRADERS } from '../types';
import { countFurs, discardFurs, gain, score, takeFurs, takeShip } from '../verbs';
import { spendTile } from './turn';

/** NA-T2: the corn on all boats between a player's zone and the nearest inhabited camp upriver; 0 if opposite. */
function travelCost(state: State, seat: Seat): number {
  let corn = 0;
  for (let camp = playerAt(state, seat).post - 1; at(state.camps, camp) === 0; camp++)
    corn += at(BOATS, camp);
  return corn;
}

/** Why nobody could buy even the least this trader sells. */
function blockedAt(state: State, seat: Seat, trader: Trader): Refusal | null {
  if (state.traders[trader].length === 0) return { rule: 'NA-T1', code: 'traderEmpty', trader };
  return short('NA-T1', 'goods', TRADER_CARDS[trader].price, playerAt(state, seat).goods);
}

function mostAt(state: State, seat: Seat, trader: Trader): number {
  const { whole, price } = TRADER_CARDS[trader];
  const there = state.traders[trader].length;
  return whole ? there : Math.min(there, Math.floor(playerAt(state, seat).goods / price));
}

const wanted = (state: State, { trader, furs }: MoveOf<'tradeFurs'>): readonly Fur[] =>
  furs === undefined ? state.traders[trader] : spread(furs, FURS);

const goodsFor = (trader: Trader, furs: number): number =>
  TRADER_CARDS[trader].whole ? TRADER_CARDS[trader].price : TRADER_CARDS[trader].price * furs;

function checkChoice(state: State, seat: Seat, { trader, furs }: MoveOf<'tradeFurs'>): Refusal | null {
  if (TRADER_CARDS[trader].whole)
    return furs === undefined ? null : { rule: 'NA-T1', code: 'soldWhole', trader };
  if (furs === undefined) return { rule: 'NA-T1', code: 'noneAsked' };
  const there = countFurs(state.traders[trader]);
  const fur = shortOf(there, furs, FURS);
  if (fur !== null)
    return { rule: 'NA-T1', code: 'fursNotThere', trader, fur, need: furs[fur], have: there[fur] };
  const number = furCount(furs);
  return (
    outOfRange('NA-T1', number, TRADER_CARDS[trader].furs) ??
    short('NA-T1', 'goods', goodsFor(trader, number), playerAt(state, seat).goods)
  );
}

/** NA-T1: goods for furs at one trader. */
export const tradeFurs: Rule<'tradeFurs'> = {
  phases: ['trade'],
  takes: 'tile',
  shape: moveShape('tradeFurs', { trader: oneOf(TRADERS), furs: optional(amounts(FURS), undefined) }),
  places: TRADERS,
  blocked: (state, seat, place) => {
    const journey = short('NA-T2', 'corn', travelCost(state, seat), playerAt(state, seat).corn);
    if (journey !== null) return journey;
    if (place !== undefined) return blockedAt(state, seat, place as Trader); // places are traders
    const anywhere = TRADERS.some((trader) => blockedAt(state, seat, trader) === null);
    return anywhere ? null : blockedAt(state, seat, 'top');
  },
  offer: (state, seat, place) => {
    const trader = place as Trader; // places are traders
    return { type: 'tradeFurs', trader, max: mostAt(state, seat, trader), travel: travelCost(state, seat) };
  },
  check: (state, seat, move) => blockedAt(state, seat, move.trader) ?? checkChoice(state, seat, move),
  act: (work, seat, move) => {
    const furs = wanted(work.state, move);
    spendTile(work, seat);
    gain(work, { type: 'corn', player: seat, amount: -travelCost(work.state, seat), rule: 'NA-T2' });
    gain(work, { type: 'goods', player: seat, amount: -goodsFor(move.trader, furs.length), rule: 'NA-T1' });
    takeFurs(work, seat, move.trader, furs);
  },
  sample: (state, _seat, { trader, max }, below) => {
    if (TRADER_CARDS[trader].whole) return { type: 'tradeFurs', trader };
    return { type: 'tradeFurs', trader, furs: pick(countFurs(state.traders[trader]), 1 + below(max), below) };
  },
};

/** So many of these furs, at random. */
function pick(
  furs: Readonly<Record<Fur, number>>,
  number: number,
  below: (n: number) => number,
): Record<Fur, number> {
  const split = splitAmong(
    FURS.map((fur) => furs[fur]),
    number,
    below,
  );
  return countFurs(FURS.flatMap((fur, index) => range(at(split, index)).map(() => fur)));
}

/** NA-T3: types ranked to the player's best: the commonest first. */
function shipmentVp(furs: Readonly<Record<Fur, number>>): number {
  const ranked = FURS.map((fur) => furs[fur]).sort((a, b) => b - a);
  return ranked.reduce(
    (points, number, rank) => points + number * at(VP_BY_FUR_TYPE, Math.min(rank, VP_BY_FUR_TYPE.length - 1)),
    0,
  );
}

function loadable(state: State, seat: Seat): ShipId[] {
  const own = furCount(playerAt(state, seat).furs);
  return state.ships.filter((ship) => shipCard(ship).furs <= own);
}

/** NA-T3: exactly the furs a ship asks for, for points, coins and its goods every round. */
export const shipFurs: Rule<'shipFurs'> = {
  phases: ['trade'],
  takes: 'tile',
  shape: moveShape('shipFurs', { ship: oneOf(SHIP_CARDS.map(({ id }) => id)), furs: amounts(FURS) }),
  blocked: (state, seat) => {
    if (state.ships.length === 0) return { rule: 'NA-T3', code: 'noCardOnOffer' };
    let smallest = Infinity;
    for (const ship of state.ships) smallest = Math.min(smallest, shipCard(ship).furs);
    return short('NA-T3', 'furs', smallest, furCount(playerAt(state, seat).furs));
  },
  offer: (state, seat) => ({ type: 'shipFurs', ships: loadable(state, seat) }),
  check: (state, seat, { ship, furs }) => {
    if (!state.ships.includes(ship)) return { rule: 'NA-T3', code: 'cardNotOnOffer', card: ship };
    const own = playerAt(state, seat).furs;
    const fur = shortOf(own, furs, FURS);
    if (fur !== null) return short('NA-T3', fur, furs[fur], own[fur]);
    const need = shipCard(ship).furs;
    const given = furCount(furs);
    return given === need ? null : { rule: 'NA-T3', code: 'wrongTotal', need, given };
  },
  act: (work, seat, { ship, furs }) => {
    spendTile(work, seat);
    discardFurs(work, seat, spread(furs, FURS), 'NA-T3');
    takeShip(work, seat, ship);
    score(work, seat, shipmentVp(furs), 'ships');
    gain(work, { type: 'coins', player: seat, amount: shipCard(ship).coins, rule: 'NA-T3' });
  },
  sample: (state, seat, { ships }, below) => {
    const ship = at(ships, below(ships.length));
    return { type: 'shipFurs', ship, furs: pick(playerAt(state, seat).furs, shipCard(ship).furs, below) };
  },
};
