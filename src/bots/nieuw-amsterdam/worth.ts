import type { FurCounts, Stock } from '@/games/nieuw-amsterdam/types';
import { FURS } from '@/games/nieuw-amsterdam/types';
import type { Situation } from './situation';

/*
 * What things are worth, in victory points. A quick player's rules of thumb: nothing here is searched for or
 * proven. At the end three resources are a point and a fur is one; before, what is needed soon counts more.
 */
export const COIN = 0.4;
export const CORN = 0.4;
export const GOOD = 0.45;

/** Closing a business costs two points, its lead and its income. */
const FAMINE = 3.5;
const END_VALUE = 0.33;

type Stocks = Readonly<Record<Stock, number>>;

interface Price {
  /** The first so many … */
  readonly need: number;
  /** … are worth this each, … */
  readonly needed: number;
  /** … all others this. */
  readonly spare: number;
}

/** How much of each stock is soon needed, and what it is then worth. */
export function pricesOf(situation: Situation): Readonly<Record<Stock, Price>> {
  const { me, businesses, harvest, roundsLeft } = situation;
  const late = roundsLeft === 0;
  return {
    coins: { need: late ? 1 : 3, needed: 0.6, spare: late ? END_VALUE : COIN },
    goods: { need: 3 + 4 * me.tiles.trade, needed: late ? 0.4 : 0.6, spare: END_VALUE },
    timber: { need: timberNeed(situation), needed: 1.2, spare: 0.35 },
    corn: { need: Math.max(0, businesses - harvest), needed: FAMINE, spare: late ? END_VALUE : CORN },
  };
}

const BUILDINGS_A_TILE = 3;

/** For the tiles in hand and the sites to fill; before the auction nobody knows, so for a build of two. */
function timberNeed({ me, view, freeSites, roundsLeft }: Situation): number {
  const houses = Math.min(freeSites, BUILDINGS_A_TILE);
  if (view.phase === 'city') return houses + BUILDINGS_A_TILE * me.tiles.city;
  return houses + (roundsLeft > 0 || me.tiles.city > 0 ? 2 : 0);
}

const priced = ({ need, needed, spare }: Price, amount: number): number =>
  needed * Math.min(need, amount) + spare * Math.max(0, amount - need);

/** Coins, goods and timber together; corn is judged against the upkeep it has to meet. */
export function stocksWorth(situation: Situation, stocks: Stocks, upkeep: number): number {
  const { coins, goods, timber } = pricesOf(situation);
  const corn = pricesOf(situation).corn.spare * stocks.corn - FAMINE * Math.max(0, upkeep - stocks.corn);
  return priced(coins, stocks.coins) + priced(goods, stocks.goods) + priced(timber, stocks.timber) + corn;
}

/** By rank, the commonest type first: many of one kind ship best. */
const FUR_BY_RANK = [2, 1.5, 1.1, 1, 1] as const;

/** Furs are for ships as long as there is a way to load one. */
export function fursWorth(situation: Situation, furs: FurCounts): number {
  const { me, roundsLeft } = situation;
  const counts = FURS.map((fur) => furs[fur]).sort((a, b) => b - a);
  const shippable = roundsLeft > 0 || me.tiles.trade > 0;
  return counts.reduce((worth, count, rank) => worth + count * (shippable ? (FUR_BY_RANK[rank] ?? 1) : 1), 0);
}
