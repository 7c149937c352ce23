import { whole } from '@/core/shape';
import { landCard } from '../catalogue';
import { MOST_HOUSES, TIMBER_PER_BUILDING } from '../catalogue/rates';
import { playerAt } from '../draft';
import { feeOf } from '../leads';
import { outOfRange } from '../refusals';
import { moveShape, type Rule } from '../rule';
import { type Land, type Player, STEPS } from '../types';
import { buildHouses as build, gain } from '../verbs';
import { cannotBuild, mostBuildings } from './city';
import { startSpecial } from './special';

const freeOn = (land: Land): number => landCard(land.id).sites - land.houses;

function freeSites({ lands }: Player): number {
  let sites = 0;
  for (const land of lands) sites += freeOn(land);
  return sites;
}

/** NA-D4: 1 to 3 houses on one's lands, 1 timber each, filling sites strictly from left to right. */
export const buildHouses: Rule<'buildHouses'> = {
  phases: STEPS,
  takes: 'carpenters',
  shape: moveShape('buildHouses', { count: whole() }),
  blocked: (state, seat) => {
    const player = playerAt(state, seat);
    if (freeSites(player) === 0) return { rule: 'NA-D4', code: 'noFreeSite' };
    return cannotBuild(player, 1, 'NA-D4');
  },
  offer: (state, seat) => {
    const player = playerAt(state, seat);
    const max = mostBuildings(player, Math.min(MOST_HOUSES, freeSites(player)));
    return { type: 'buildHouses', max, fee: feeOf(state, 'carpenters', seat) };
  },
  check: (state, seat, { count }) => {
    const player = playerAt(state, seat);
    const most = Math.min(MOST_HOUSES, freeSites(player));
    return outOfRange('NA-D4', count, most) ?? cannotBuild(player, count, 'NA-D4');
  },
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
