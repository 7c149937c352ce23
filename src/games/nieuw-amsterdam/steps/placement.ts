import { oneOf } from '@/core/shape';
import { at } from '@/core/list';
import { nextPlacement } from '../course';
import { type Rule, moveShape, noCheck } from '../rule';
import { DISTRICTS } from '../types';
import { buildBusinesses } from '../verbs';

/** NA-S7: one building in any district, free. */
export const placeBusiness: Rule<'placeBusiness'> = {
  phases: ['placement'],
  shape: moveShape('placeBusiness', { district: oneOf(DISTRICTS) }),
  blocked: noCheck,
  offer: () => ({ type: 'placeBusiness', districts: DISTRICTS }),
  check: noCheck,
  act: (work, seat, { district }) => buildBusinesses(work, seat, district, 1),
  after: nextPlacement,
  sample: (_state, _seat, { districts }, below) => ({
    type: 'placeBusiness',
    district: at(districts, below(districts.length)),
  }),
};
