import { at } from '@/core/list';
import type { Dice } from '@/core/rng';
import { landCard, landScore, MONEY_BOX } from '@/games/nieuw-amsterdam/catalogue';
import type { Move, OfferOf, Payment } from '@/games/nieuw-amsterdam/moves';
import { DISTRICTS, type Fur, FURS, type Step, type Stock, STOCKS } from '@/games/nieuw-amsterdam/types';
import { best } from './ideas';
import { leadPoints, type Situation } from './situation';
import { COIN, fursWorth, pricesOf } from './worth';

/** Every further tile of a kind finds less to do. */
const LESS = 0.8;
/** A resource given for a column could have been about so much. */
const RESOURCE = 0.5;
/** Nobody bids more of what they own than this. */
const BOLDEST = 0.5;

function columnWorth(situation: Situation, column: number): number {
  const { tiles } = at(situation.view.moneyBox, column);
  const seen: Record<Step, number> = { city: 0, land: 0, trade: 0 };
  let worth = COIN * at(MONEY_BOX, column).coins;
  for (const tile of tiles) worth += tileWorth(situation, tile) * LESS ** seen[tile]++;
  return worth;
}

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
  const { view, me } = situation;
  const others = view.moneyBox.flatMap(({ takenBy }, index) =>
    takenBy === null && index !== column ? [columnWorth(situation, index)] : [],
  );
  const gain = columnWorth(situation, column) - Math.max(0, ...others);
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
