import { total } from '@/core/amounts';
import { amounts } from '@/core/shape';
import { MOST_BUSINESSES, TIMBER_PER_BUILDING } from '../catalogue/rates';
import { playerAt, tell } from '../draft';
import { electionVp } from '../leads';
import { outOfRange, type Refusal, short } from '../refusals';
import { moveShape, noCheck, type Rule } from '../rule';
import type { RuleId } from '../rule-ids';
import { DISTRICTS, type Player } from '../types';
import { buildBusinesses as build, gain, score } from '../verbs';
import { spendTile } from './turn';

/** Timber (under the rule of the action) and buildings in hand (NA-D7) for so many buildings. */
export function cannotBuild(player: Player, buildings: number, rule: RuleId): Refusal | null {
  const timber = TIMBER_PER_BUILDING * buildings;
  if (player.timber < timber) return short(rule, 'timber', timber, player.timber);
  return short('NA-D7', 'buildings', buildings, player.buildings);
}

/** How many buildings timber and supply allow, up to `limit`. */
export function mostBuildings(player: Player, limit: number): number {
  return Math.min(limit, Math.floor(player.timber / TIMBER_PER_BUILDING), player.buildings);
}

/** NA-C1: 1 to 3 buildings into one or more districts, 1 timber each. */
export const buildBusinesses: Rule<'buildBusinesses'> = {
  phases: ['city'],
  takes: 'tile',
  shape: moveShape('buildBusinesses', { districts: amounts(DISTRICTS) }),
  blocked: (state, seat) => cannotBuild(playerAt(state, seat), 1, 'NA-C1'),
  offer: (state, seat) => ({
    type: 'buildBusinesses',
    max: mostBuildings(playerAt(state, seat), MOST_BUSINESSES),
  }),
  check: (state, seat, { districts }) => {
    const number = total(districts, DISTRICTS);
    return (
      outOfRange('NA-C1', number, MOST_BUSINESSES) ?? cannotBuild(playerAt(state, seat), number, 'NA-C1')
    );
  },
  act: (work, seat, { districts }) => {
    spendTile(work, seat);
    gain(work, {
      type: 'timber',
      player: seat,
      amount: -TIMBER_PER_BUILDING * total(districts, DISTRICTS),
      rule: 'NA-C1',
    });
    for (const district of DISTRICTS) build(work, seat, district, districts[district]);
  },
  sample: (_state, _seat, { max }, below) => {
    const districts = {
      lumberYard: 0,
      granary: 0,
      docks: 0,
      carpenters: 0,
      blackMarket: 0,
      tradingCompany: 0,
    };
    for (let left = 1 + below(max); left > 0; left--) {
      const district = DISTRICTS[below(DISTRICTS.length)];
      if (district !== undefined) districts[district]++;
    }
    return { type: 'buildBusinesses', districts };
  },
};

/** NA-C2: points for every majority and tied lead of the acting player, perhaps none. */
export const holdElections: Rule<'holdElections'> = {
  phases: ['city'],
  takes: 'tile',
  shape: moveShape('holdElections', {}),
  blocked: noCheck,
  offer: (state, seat) => ({ type: 'holdElections', vp: electionVp(state, seat) }),
  check: noCheck,
  act: (work, seat) => {
    spendTile(work, seat);
    tell(work, { type: 'electionsHeld', player: seat, rule: 'NA-C2' });
    score(work, seat, electionVp(work.state, seat), 'elections');
  },
  sample: () => ({ type: 'holdElections' }),
};
