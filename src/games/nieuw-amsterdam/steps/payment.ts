import { shortOf, spread } from '@/core/amounts';
import { amounts, fields, optional, whole } from '@/core/shape';
import { auctionOf, award, highest } from '../auction';
import { nextAuction } from '../course';
import { playerAt } from '../draft';
import type { Payment } from '../moves';
import { short } from '../refusals';
import { moveShape, noCheck, type Rule } from '../rule';
import { splitAmong } from '../split';
import { furCount, FURS, type State, STOCKS } from '../types';
import { discardFurs, gain } from '../verbs';

const priceOf = (state: State): number => highest(auctionOf(state))?.amount ?? 0;

const none = optional(whole(), 0);
const NO_FURS = { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 };

/** NA-A4: the winner pays the bid in any mix of resources, then takes the column. */
export const pay: Rule<'pay'> = {
  phases: ['pay'],
  shape: moveShape('pay', {
    with: fields<Payment>({
      coins: none,
      goods: none,
      timber: none,
      corn: none,
      furs: optional(amounts(FURS), NO_FURS),
    }),
  }),
  blocked: noCheck,
  offer: (state) => ({ type: 'pay', total: priceOf(state) }),
  check: (state, seat, { with: payment }) => {
    const purse = playerAt(state, seat);
    const stock = shortOf(purse, payment, STOCKS);
    if (stock !== null) return short('NA-A4', stock, payment[stock], purse[stock]);
    const fur = shortOf(purse.furs, payment.furs, FURS);
    if (fur !== null) return short('NA-A4', fur, payment.furs[fur], purse.furs[fur]);
    const given = payment.coins + payment.goods + payment.timber + payment.corn + furCount(payment.furs);
    const need = priceOf(state);
    return given === need ? null : { rule: 'NA-A4', code: 'wrongTotal', need, given };
  },
  act: (work, seat, { with: payment }) => {
    for (const stock of STOCKS) {
      const amount = -payment[stock];
      if (amount < 0) gain(work, { type: stock, player: seat, amount, rule: 'NA-A4' });
    }
    discardFurs(work, seat, spread(payment.furs, FURS), 'NA-A4');
    award(work);
  },
  after: nextAuction,
  sample: (state, seat, offer, below) => {
    const { coins, goods, timber, corn, furs } = playerAt(state, seat);
    const { beaver, mink, otter, muskrat, lynx } = furs;
    const kinds = [coins, goods, timber, corn, beaver, mink, otter, muskrat, lynx];
    const part = splitAmong(kinds, offer.total, below);
    return {
      type: 'pay',
      with: {
        coins: part[0] ?? 0,
        goods: part[1] ?? 0,
        timber: part[2] ?? 0,
        corn: part[3] ?? 0,
        furs: {
          beaver: part[4] ?? 0,
          mink: part[5] ?? 0,
          otter: part[6] ?? 0,
          muskrat: part[7] ?? 0,
          lynx: part[8] ?? 0,
        },
      },
    };
  },
};
