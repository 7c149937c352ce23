import { shortOf, spread, total } from '@/core/amounts';
import { amounts, fields, optional, whole } from '@/core/shape';
import { auctionOf, award, highest } from '../auction';
import { nextAuction } from '../course';
import { playerAt } from '../draft';
import type { Payment } from '../moves';
import { refuse, short } from '../refusals';
import { moveShape, noCheck, type Rule } from '../rule';
import { splitAmong } from '../split';
import { FURS, type State, STOCKS } from '../types';
import { discardFurs, pay as payStock } from '../verbs';

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
  offers: (state) => [{ type: 'pay', total: priceOf(state) }],
  check: (state, seat, { with: payment }) => {
    const purse = playerAt(state, seat);
    const stock = shortOf(purse, payment, STOCKS);
    if (stock !== null) return short('NA-A4', stock, payment[stock], purse[stock]);
    const fur = shortOf(purse.furs, payment.furs, FURS);
    if (fur !== null) return short('NA-A4', fur, payment.furs[fur], purse.furs[fur]);
    const given = total(payment, STOCKS) + total(payment.furs, FURS);
    const need = priceOf(state);
    return given === need ? null : refuse('NA-A4', { code: 'wrongTotal', need, given });
  },
  act: (work, seat, { with: payment }) => {
    payStock(work, seat, payment, 'NA-A4');
    discardFurs(work, seat, spread(payment.furs, FURS), 'NA-A4');
    award(work);
  },
  after: nextAuction,
  sample: (state, seat, offer, below) => {
    const purse = playerAt(state, seat);
    const kinds = [...STOCKS.map((stock) => purse[stock]), ...FURS.map((fur) => purse.furs[fur])];
    const split = splitAmong(kinds, offer.total, below);
    const [
      coins = 0,
      goods = 0,
      timber = 0,
      corn = 0,
      beaver = 0,
      mink = 0,
      otter = 0,
      muskrat = 0,
      lynx = 0,
    ] = split;
    return {
      type: 'pay',
      with: { coins, goods, timber, corn, furs: { beaver, mink, otter, muskrat, lynx } },
    };
  },
};
