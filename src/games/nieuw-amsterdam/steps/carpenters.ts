import { whole } from '@/core/shape';
import type { Seat } from '@/core/game';
import { landCard } from '../catalogue';
import { MOST_HOUSES, TIMBER_PER_BUILDING } from '../catalogue/rates';
import { playerAt } from '../draft';
import { feeOf } from '../leads';
import { outOfRange } from '../refusals';
import { moveShape, type Rule } from '../rule';
import { type Land, type State, STEPS } from '../types';
import { buildHouses as build, gain } from '../verbs';
import { cannotBuild, mostBuildings } from './city';
import { feeBlocked, startSpecial } from './special';

const freeOn = (land: Land): number => landCard(land.id).sites - land.houses;

const freeSites = (state: State, seat: Seat): number =>
  playerAt(state, seat).lands.reduce((sites, land) => sites + freeOn(land), 0);

/** NA-D4: 1 to 3 houses on one's lands, 1 timber each, filling sites strictly from left to right. */
export const buildHouses: Rule<'buildHouses'> = {
  phases: STEPS,
  takes: 'special',
  shape: moveShape('buildHouses', { count: whole() }),
  blocked: (state, seat) =>
    feeBlocked(state, seat, 'carpenters') ??
    (freeSites(state, seat) > 0 ? null : { rule: 'NA-D4', code: 'noFreeSite' }) ??
    cannotBuild(state, seat, 1, 'NA-D4'),
  offer: (state, seat) => ({
    type: 'buildHouses',
    max: mostBuildings(state, seat, Math.min(MOST_HOUSES, freeSites(state, seat))),
    fee: feeOf(state, 'carpenters', seat),
  }),
  check: (state, seat, { count }) =>
    outOfRange('NA-D4', count, Math.min(MOST_HOUSES, freeSites(state, seat))) ??
    cannotBuild(state, seat, count, 'NA-D4'),
  act: (work, seat, { count }) => {
    startSpecial(work, seat, 'carpenters');
    gain(work, { type: 'timber', player: seat, amount: -TIMBER_PER_BUILDING * count, rule: 'NA-D4' });
    let left = count;
    for (const land of playerAt(work.state, seat).lands) {
      const here = Math.min(left, freeOn(land));
      if (here > 0) build(work, seat, land.id, here);
      left -= here;
    }
  },
  sample: (_state, _seat, { max }, below) => ({ type: 'buildHouses', count: 1 + below(max) }),
};
