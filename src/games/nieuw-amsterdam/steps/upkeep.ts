import { shortOf, total } from '@/core/amounts';
import { amounts } from '@/core/shape';
import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import { VP_PER_CLOSED } from '../catalogue/rates';
import { feedOn } from '../course';
import { playerAt } from '../draft';
import { toClose } from '../income';
import type { Businesses } from '../moves';
import { short } from '../refusals';
import { moveShape, noCheck, type Rule } from '../rule';
import { splitAmong } from '../split';
import { DISTRICTS, type State } from '../types';
import { closeBusinesses as close, gain, score } from '../verbs';

function businessesBySeat(state: State, seat: Seat): Businesses {
  const { lumberYard, granary, docks, carpenters, blackMarket, tradingCompany } = state.districts;
  return {
    lumberYard: at(lumberYard, seat),
    granary: at(granary, seat),
    docks: at(docks, seat),
    carpenters: at(carpenters, seat),
    blackMarket: at(blackMarket, seat),
    tradingCompany: at(tradingCompany, seat),
  };
}

/** NA-I2: all corn is paid, and a business of one's choice closes for every corn missing, 2 VP each. */
export const closeBusinesses: Rule<'closeBusinesses'> = {
  phases: ['upkeep'],
  shape: moveShape('closeBusinesses', { districts: amounts(DISTRICTS) }),
  blocked: noCheck,
  offer: (state, seat) => ({ type: 'closeBusinesses', count: toClose(state, seat) }),
  check: (state, seat, { districts }) => {
    const own = businessesBySeat(state, seat);
    const district = shortOf(own, districts, DISTRICTS);
    if (district !== null) return short('NA-I2', district, districts[district], own[district]);
    const need = toClose(state, seat);
    const given = total(districts, DISTRICTS);
    return given === need ? null : { rule: 'NA-I2', code: 'wrongTotal', need, given };
  },
  act: (work, seat, { districts }) => {
    gain(work, { type: 'corn', player: seat, amount: -playerAt(work.state, seat).corn, rule: 'NA-I2' });
    for (const district of DISTRICTS) close(work, seat, district, districts[district]);
    score(work, seat, -VP_PER_CLOSED * total(districts, DISTRICTS), 'closing');
  },
  after: feedOn,
  sample: (state, seat, { count }, below) => {
    const own = businessesBySeat(state, seat);
    const split = splitAmong(
      DISTRICTS.map((district) => own[district]),
      count,
      below,
    );
    const [lumberYard = 0, granary = 0, docks = 0, carpenters = 0, blackMarket = 0, tradingCompany = 0] =
      split;
    return {
      type: 'closeBusinesses',
      districts: { lumberYard, granary, docks, carpenters, blackMarket, tradingCompany },
    };
  },
};
