import { BLACK_MARKET_PRICE } from '@/games/nieuw-amsterdam/catalogue/rates';
import type { MoveOf } from '@/games/nieuw-amsterdam/moves';
import type { Player } from '@/games/nieuw-amsterdam/types';
import { clamped } from './draft';

/** How many furs, and how much of the price in coins. */
export interface BlackDraft {
  readonly furs: number;
  readonly coins: number;
}

type Purse = Pick<Player, 'coins' | 'goods'>;

export const blackPrice = (furs: number): number => BLACK_MARKET_PRICE * furs;

/** The coins that can go into the price of so many furs once the fee is paid. */
export function coinRange(furs: number, { coins, goods }: Purse, fee: number): { min: number; max: number } {
  const price = blackPrice(furs);
  const max = clamped(coins - fee, 0, price);
  return { min: clamped(price - goods, 0, max), max };
}

/** Goods first: coins pay the fees of every district. */
export const withFurs = (furs: number, purse: Purse, fee: number): BlackDraft => ({
  furs,
  coins: coinRange(furs, purse, fee).min,
});

export const withCoins = ({ furs }: BlackDraft, coins: number, purse: Purse, fee: number): BlackDraft => {
  const { min, max } = coinRange(furs, purse, fee);
  return { furs, coins: clamped(coins, min, max) };
};

export const blackMove = ({ furs, coins }: BlackDraft): MoveOf<'blackMarket'> => ({
  type: 'blackMarket',
  furs,
  pay: { coins, goods: blackPrice(furs) - coins },
});
