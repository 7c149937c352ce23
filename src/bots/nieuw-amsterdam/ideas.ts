import { at, range } from '@/core/list';
import type { Dice } from '@/core/rng';
import { shipCard, TRADER_CARDS } from '@/games/nieuw-amsterdam/catalogue';
import { BLACK_MARKET_PRICE } from '@/games/nieuw-amsterdam/catalogue/rates';
import type { Move, MoveType, Offer, OfferOf } from '@/games/nieuw-amsterdam/moves';
import {
  type District,
  DISTRICTS,
  type Fur,
  FURS,
  type FurCounts,
  type View,
} from '@/games/nieuw-amsterdam/types';
import { cornMissing, leadPoints, type Situation } from './situation';
import { fursWorth, pricesOf } from './worth';

type Idea<T extends MoveType> = (situation: Situation, offer: OfferOf<T>) => readonly Move[];

/** For the kinds of move of a turn; passing is what is left when none of them is worth it. */
const IDEAS: { readonly [T in MoveType]?: Idea<T> } = {
  buildBusinesses: (situation, { type, max }) =>
    upTo(max).map((count) => ({ type, districts: build(situation, count) })),
  holdElections: (_situation, { type }) => [{ type }],
  acquireLand: (_situation, { type, lands }) => lands.map((land) => ({ type, land })),
  clearLand: (_situation, { type }) => [{ type }],
  tradeFurs: trades,
  shipFurs: ({ me }, { type, ships }) =>
    ships.map((ship) => ({ type, ship, furs: commonest(me.furs, shipCard(ship).furs) })),
  lumberYard: markets,
  granary: markets,
  buildWarehouse: (_situation, { type }) => [{ type }],
  buildHouses: (_situation, { type, max }) => upTo(max).map((count) => ({ type, count })),
  blackMarket: (situation, offer) => upTo(offer.max).map((furs) => blackMarket(situation, offer, furs)),
  moveTradingPost: (_situation, { type }) => [{ type }],
};

/** The moves of an offer worth a thought: a handful where there may be thousands. */
export function ideasFor(situation: Situation, offer: Offer): readonly Move[] {
  const ideas = IDEAS[offer.type] as Idea<MoveType> | undefined; // the table's key is the offer's type
  return ideas?.(situation, offer) ?? [];
}

/** The whole numbers from 1. */
const upTo = (most: number): number[] => range(most).map((index) => index + 1);

const NO_BUSINESSES: Readonly<Record<District, number>> = {
  lumberYard: 0,
  granary: 0,
  docks: 0,
  carpenters: 0,
  blackMarket: 0,
  tradingCompany: 0,
};

/** One business after the other to where it gains most. */
function build(situation: Situation, count: number): Record<District, number> {
  const placed = { ...NO_BUSINESSES };
  for (let left = count; left > 0; left--) {
    placed[best(DISTRICTS, (district) => gainOf(situation, district, placed[district] + 1))]++;
  }
  return placed;
}

/** What districts are good for beside leads, at the start. */
const LIKED: Readonly<Record<District, number>> = {
  lumberYard: 1,
  granary: 1,
  docks: 0.5,
  carpenters: 1,
  blackMarket: 0.3,
  tradingCompany: 0.3,
};

/** The first businesses: where a lead comes easily and the special action is of use; taste decides the rest. */
export const placement = (situation: Situation, below: Dice): Move => ({
  type: 'placeBusiness',
  district: best(DISTRICTS, (district) => gainOf(situation, district, 1) + LIKED[district] + below(3) / 4),
});

/** What the last of so many new businesses in a district gains: a lead, or at least a coin a round. */
function gainOf(situation: Situation, district: District, more: number): number {
  const own = ownIn(situation, district) + more;
  const gained = leadPoints(situation, district, own) - leadPoints(situation, district, own - 1);
  return gained + (own === 1 ? 1 : 0);
}

const ownIn = ({ view, seat }: Situation, district: District): number => at(view.districts[district], seat);

/** One business after the other from where it is missed least. */
export function closings(situation: Situation, count: number): Record<District, number> {
  const closed = { ...NO_BUSINESSES };
  for (let left = count; left > 0; left--) {
    const open = DISTRICTS.filter((district) => ownIn(situation, district) > closed[district]);
    closed[best(open, (district) => -gainOf(situation, district, -closed[district]))]++;
  }
  return closed;
}

/** The first of the best. */
export function best<T>(items: readonly T[], worth: (item: T) => number): T {
  let found = at(items, 0);
  let most = worth(found);
  for (const item of items.slice(1)) {
    const here = worth(item);
    if (here > most) [found, most] = [item, here];
  }
  return found;
}

function trades(situation: Situation, { trader, max }: OfferOf<'tradeFurs'>): readonly Move[] {
  if (TRADER_CARDS[trader].whole) return [{ type: 'tradeFurs', trader }];
  return upTo(max).map((count) => ({ type: 'tradeFurs', trader, furs: wanted(situation, count) }));
}

const NO_FURS: FurCounts = { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 };

/** The furs of the top trader that go best with one's own. */
function wanted(situation: Situation, count: number): FurCounts {
  const there = countOf(situation.view);
  const chosen = { ...NO_FURS };
  const own = { ...situation.me.furs };
  for (let left = count; left > 0; left--) {
    const open = FURS.filter((fur) => there[fur] > chosen[fur]);
    const fur = best(open, (one) => fursWorth(situation, { ...own, [one]: own[one] + 1 }));
    chosen[fur]++;
    own[fur]++;
  }
  return chosen;
}

function countOf(view: View): Record<Fur, number> {
  const counts = { ...NO_FURS };
  for (const fur of view.traders.top) counts[fur]++;
  return counts;
}

/** The commonest type first: that is what a ship pays best. */
function commonest(furs: FurCounts, count: number): FurCounts {
  const chosen = { ...NO_FURS };
  let left = count;
  for (const fur of [...FURS].sort((a, b) => furs[b] - furs[a])) {
    chosen[fur] = Math.min(left, furs[fur]);
    left -= chosen[fur];
  }
  return chosen;
}

/** Buy what is missing, a little, or a lot; sell what is spare. */
function markets(situation: Situation, offer: OfferOf<'lumberYard' | 'granary'>): readonly Move[] {
  const stock = offer.type === 'lumberYard' ? 'timber' : 'corn';
  const missing = stock === 'corn' ? cornMissing(situation) : 0;
  const amounts = new Set([missing, missing + 1, missing + 2, missing + 4]);
  const buys = [...amounts].filter((buy) => buy > 0 && buy <= offer.maxBuy);
  if (buys.length === 0 && offer.maxBuy > 0) buys.push(offer.maxBuy);
  const spare = situation.me[stock] - pricesOf(situation)[stock].need;
  return [
    ...buys.map((buy): Move => ({ type: offer.type, buy })),
    ...(spare > 0 ? [{ type: offer.type, sell: spare }] : []),
  ];
}

/** Goods beyond those for the next trade go first, then coins. */
function blackMarket({ me }: Situation, { fee }: OfferOf<'blackMarket'>, furs: number): Move {
  const price = BLACK_MARKET_PRICE * furs;
  const spare = Math.max(0, me.goods - 4);
  const coins = Math.min(me.coins - fee, Math.max(price - spare, price - me.goods));
  return { type: 'blackMarket', furs, pay: { coins, goods: price - coins } };
}
