import { optional, whole } from '@/core/shape';
import { COINS_PER_UNIT, SPECIAL_FEE } from '../catalogue/rates';
import { playerAt } from '../draft';
import { feeOf } from '../leads';
import type { MoveOf, OfferOf } from '../moves';
import { short } from '../refusals';
import { moveShape, type Rule } from '../rule';
import type { RuleId } from '../rule-ids';
import { STEPS } from '../types';
import { gain } from '../verbs';
import { startSpecial } from './special';

type Market = 'lumberYard' | 'granary';

const amount = optional(whole(), undefined);

/** Buy, or sell, any number (at least 1) at a coin each; never both in one action. */
function market<T extends Market>(district: T, stock: 'timber' | 'corn', rule: RuleId): Rule<T> {
  const either: Rule<Market> = {
    phases: STEPS,
    takes: district,
    shape: moveShape<Market>(district, { buy: amount, sell: amount }),
    blocked: (state, seat) => {
      const player = playerAt(state, seat);
      if (player.coins >= COINS_PER_UNIT + SPECIAL_FEE || player[stock] > 0) return null;
      return short(rule, 'coins', COINS_PER_UNIT + feeOf(state, district, seat), player.coins);
    },
    offer: (state, seat): OfferOf<Market> => {
      const fee = feeOf(state, district, seat);
      const player = playerAt(state, seat);
      const maxBuy = Math.floor((player.coins - fee) / COINS_PER_UNIT);
      return { type: district, maxBuy, maxSell: player[stock], fee };
    },
    check: (state, seat, { buy = 0, sell = 0 }) => {
      if (buy > 0 && sell > 0) return { rule, code: 'buyAndSell' };
      if (buy + sell < 1) return { rule, code: 'noneAsked' };
      const need = COINS_PER_UNIT * buy + feeOf(state, district, seat);
      const player = playerAt(state, seat);
      return short(rule, 'coins', need, player.coins) ?? short(rule, stock, sell, player[stock]);
    },
    act: (work, seat, { buy = 0, sell = 0 }) => {
      startSpecial(work, seat, district);
      gain(work, { type: 'coins', player: seat, amount: COINS_PER_UNIT * (sell - buy), rule });
      gain(work, { type: stock, player: seat, amount: buy - sell, rule });
    },
    sample: (_state, _seat, { maxBuy, maxSell }, below): MoveOf<Market> => {
      const number = below(maxBuy + maxSell);
      return number < maxBuy
        ? { type: district, buy: number + 1 }
        : { type: district, sell: number - maxBuy + 1 };
    },
  };
  return either as unknown as Rule<T>; // every part above speaks of `district` only
}

/** NA-D1 */
export const lumberYard = market('lumberYard', 'timber', 'NA-D1');

/** NA-D2 */
export const granary = market('granary', 'corn', 'NA-D2');
