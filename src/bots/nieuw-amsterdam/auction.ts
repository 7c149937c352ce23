import type { Worth } from '@/bots/bot';
import { at, range } from '@/core/list';
import type { Dice } from '@/core/rng';
import { landCard, landScore, MONEY_BOX } from '@/games/nieuw-amsterdam/catalogue';
import type { Move, OfferOf, Payment } from '@/games/nieuw-amsterdam/moves';
import {
  DISTRICTS,
  type Fur,
  FURS,
  type Step,
  STEPS,
  type Stock,
  STOCKS,
} from '@/games/nieuw-amsterdam/types';
import { best } from './ideas';
import { leadPoints, type Situation } from './situation';
import type { Weight } from './terms';
import { COIN, fursWorth, pricesOf } from './worth';

/** Every further tile of a kind finds less to do. */
const LESS = 0.8;
/** A resource given for a column could have been about so much. */
const RESOURCE = 0.5;
/** Nobody bids more of what they own than this. */
const BOLDEST = 0.5;

export const columnWorth = (situation: Situation, column: number): number =>
  columnReasons(situation, column).reduce((sum, { amount }) => sum + amount, 0);

/** What a column brings: by kind of tile, and its coins. */
export function columnReasons(situation: Situation, column: number): readonly Weight[] {
  const { tiles } = at(situation.view.moneyBox, column);
  const coins: Weight = { term: 'coins', amount: COIN * at(MONEY_BOX, column).coins };
  const kinds = STEPS.map((step): Weight => {
    const count = tiles.filter((tile) => tile === step).length;
    const amounts = range(count).map((seen) => tileWorth(situation, step) * LESS ** seen);
    return { term: TILE_TERMS[step], amount: amounts.reduce((sum, amount) => sum + amount, 0) };
  });
  return [...kinds, coins];
}

const TILE_TERMS = { city: 'cityTiles', land: 'landTiles', trade: 'tradeTiles' } as const;

/** What a column is worth in resources: against the best of the other free ones, and against the worst. */
export function columnRange(situation: Situation, column: number): Worth {
  const own = columnWorth(situation, column);
  const others = otherWorths(situation, column);
  const inResources = (gain: number): number => Math.max(0, Math.round(gain / RESOURCE));
  return {
    column,
    low: inResources(own - Math.max(0, ...others)),
    high: inResources(own - (others.length === 0 ? 0 : Math.min(...others))),
  };
}

const otherWorths = (situation: Situation, column: number): number[] =>
  situation.view.moneyBox.flatMap(({ takenBy }, index) =>
    takenBy === null && index !== column ? [columnWorth(situation, index)] : [],
  );

function tileWorth(situation: Situation, tile: Step): number {
  switch (tile) {
    case 'city':
      return Math.max(electionsNow(situation), 2 + Math.min(3, situation.me.timber));
    case 'land':
      return landTileWorth(situation);
    case 'trade':
      return tradeTileWorth(situation);
  }
}

const electionsNow = (situation: Situation): number =>
  DISTRICTS.reduce(
    (points, district) =>
      points + leadPoints(situation, district, at(situation.view.districts[district], situation.seat)),
    0,
  );

/** A full land waits to be cleared, or the row grows. */
function landTileWorth({ me, roundsLeft }: Situation): number {
  const ready = me.lands.reduce((points, land, index) => {
    const full = !land.cleared && land.houses === landCard(land.id).sites;
    return full ? landScore(index + 1) + 2 : points;
  }, 0);
  return Math.max(ready, Math.min(3, roundsLeft) + 0.5 * me.lands.length);
}

/** Furs wait for a ship, or goods for furs. */
function tradeTileWorth(situation: Situation): number {
  const { me } = situation;
  const shipping = fursWorth(situation, me.furs) > 6 ? 5 : 0;
  return Math.max(shipping, Math.min(4, me.goods));
}

export function chooseColumn(situation: Situation, columns: readonly number[]): number {
  return best(columns, (column) => columnWorth(situation, column));
}

/** The most one gives for the column: what it has over the next best, in resources. */
function limitOf(situation: Situation, column: number): number {
  const { me } = situation;
  const gain = columnWorth(situation, column) - Math.max(0, ...otherWorths(situation, column));
  const owned = STOCKS.reduce((sum, stock) => sum + me[stock], 0) + FURS.reduce((n, f) => n + me.furs[f], 0);
  return Math.max(0, Math.min(Math.round(gain / RESOURCE) + 1, Math.floor(owned * BOLDEST)));
}

/** Everybody speaks once: the first bid is meant to hold, a later one is no higher than it must be. */
export function bid(situation: Situation, offer: OfferOf<'bid'>, below: Dice): Move {
  const { auction } = situation.view;
  const limit = auction === null ? 0 : limitOf(situation, auction.column);
  const opens = auction?.chooser === situation.seat;
  if (offer.min > limit && !opens) return { type: 'passBid' };
  const wish = opens ? Math.floor(limit / 2) : offer.min + below(2);
  return { type: 'bid', amount: Math.max(offer.min, Math.min(wish, limit, offer.max)) };
}

type Coinage = Stock | Fur;

interface Unit {
  readonly kind: Coinage;
  readonly worth: number;
}

/** The least useful pieces first. */
export function payment(situation: Situation, total: number): Payment {
  const units = [...stockUnits(situation), ...furUnits(situation)].sort((a, b) => a.worth - b.worth);
  const paid: Record<Coinage, number> = {
    ...{ coins: 0, goods: 0, timber: 0, corn: 0 },
    ...{ beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 },
  };
  for (const { kind } of units.slice(0, total)) paid[kind]++;
  const { coins, goods, timber, corn, ...furs } = paid;
  return { coins, goods, timber, corn, furs };
}

/** What lies above the need goes cheaply. */
function stockUnits(situation: Situation): Unit[] {
  const prices = pricesOf(situation);
  return STOCKS.flatMap((kind) => {
    const { need, needed, spare } = prices[kind];
    return unitsOf(kind, situation.me[kind], (index) => (index < need ? needed : spare));
  });
}

/** A single fur is less of a loss than one of many alike. */
const furUnits = (situation: Situation): Unit[] =>
  FURS.flatMap((fur) => {
    const { furs } = situation.me;
    const loss = fursWorth(situation, furs) - fursWorth(situation, { ...furs, [fur]: furs[fur] - 1 });
    return unitsOf(fur, furs[fur], () => loss);
  });

const unitsOf = (kind: Coinage, count: number, worth: (index: number) => number): Unit[] =>
  Array.from({ length: count }, (_, index) => ({ kind, worth: worth(index) }));
