import { fields, optional, whole } from '@/core/shape';
import type { Seat } from '@/core/game';
import { BLACK_MARKET_PRICE, MOST_BLACK_FURS } from '../catalogue/rates';
import { playerAt } from '../draft';
import { feeOf } from '../leads';
import { outOfRange, short } from '../refusals';
import { moveShape, type Rule } from '../rule';
import { type State, STEPS } from '../types';
import { drawFurs, gain } from '../verbs';
import { startSpecial } from './special';

/** No more than pile and discard hold together. */
const supply = (state: State): number =>
  Math.min(MOST_BLACK_FURS, state.piles.furDraw.length + state.piles.furDiscard.length);

/** Coins and goods together, once the fee is paid. */
function purse(state: State, seat: Seat): number {
  const { coins, goods } = playerAt(state, seat);
  return coins + goods - feeOf(state, 'blackMarket', seat);
}

const none = optional(whole(), 0);

/** NA-D5: announce 1, 2 or 3 furs, pay 3 each in coins and goods in any mix, then draw them blind. */
export const blackMarket: Rule<'blackMarket'> = {
  phases: STEPS,
  takes: 'blackMarket',
  shape: moveShape('blackMarket', { furs: whole(), pay: fields({ coins: none, goods: none }) }),
  blocked: (state, seat) =>
    supply(state) > 0
      ? short('NA-D5', 'payment', BLACK_MARKET_PRICE, purse(state, seat))
      : { rule: 'NA-D5', code: 'noFurLeft' },
  offer: (state, seat) => {
    const { coins, goods } = playerAt(state, seat);
    const fee = feeOf(state, 'blackMarket', seat);
    const affordable = Math.floor((coins + goods - fee) / BLACK_MARKET_PRICE);
    return { type: 'blackMarket', max: Math.min(supply(state), affordable), fee };
  },
  check: (state, seat, { furs, pay: { coins, goods } }) => {
    const need = BLACK_MARKET_PRICE * furs;
    const given = coins + goods;
    const player = playerAt(state, seat);
    return (
      outOfRange('NA-D5', furs, supply(state)) ??
      (given === need ? null : { rule: 'NA-D5', code: 'wrongTotal', need, given }) ??
      short('NA-D5', 'coins', coins + feeOf(state, 'blackMarket', seat), player.coins) ??
      short('NA-D5', 'goods', goods, player.goods)
    );
  },
  act: (work, seat, { furs, pay: { coins, goods } }) => {
    startSpecial(work, seat, 'blackMarket');
    gain(work, { type: 'coins', player: seat, amount: -coins, rule: 'NA-D5' });
    gain(work, { type: 'goods', player: seat, amount: -goods, rule: 'NA-D5' });
    drawFurs(work, seat, furs);
  },
  sample: (state, seat, { max, fee }, below) => {
    const furs = 1 + below(max);
    const price = BLACK_MARKET_PRICE * furs;
    const { coins, goods } = playerAt(state, seat);
    const least = Math.max(0, price - goods);
    const inCoins = least + below(Math.min(price, coins - fee) - least + 1);
    return { type: 'blackMarket', furs, pay: { coins: inCoins, goods: price - inCoins } };
  },
};
