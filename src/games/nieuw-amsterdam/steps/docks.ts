import type { Seat } from '@/core/game';
import { WAREHOUSE_SITES } from '../catalogue';
import { TIMBER_PER_BUILDING } from '../catalogue/rates';
import { playerAt } from '../draft';
import { feeOf } from '../leads';
import type { Refusal } from '../refusals';
import { moveShape, noCheck, type Rule } from '../rule';
import { type State, STEPS } from '../types';
import { buildWarehouse as build, gain } from '../verbs';
import { cannotBuild } from './city';
import { feeBlocked, startSpecial } from './special';

const wharfFull = (state: State, seat: Seat): Refusal | null =>
  playerAt(state, seat).warehouses < WAREHOUSE_SITES
    ? null
    : { rule: 'NA-D3', code: 'wharfFull', most: WAREHOUSE_SITES };

/** NA-D3: 1 timber, a building on the next warehouse site; its dock opens. */
export const buildWarehouse: Rule<'buildWarehouse'> = {
  phases: STEPS,
  takes: 'special',
  shape: moveShape('buildWarehouse', {}),
  blocked: (state, seat) =>
    feeBlocked(state, seat, 'docks') ?? wharfFull(state, seat) ?? cannotBuild(state, seat, 1, 'NA-D3'),
  offer: (state, seat) => ({ type: 'buildWarehouse', fee: feeOf(state, 'docks', seat) }),
  check: noCheck,
  act: (work, seat) => {
    startSpecial(work, seat, 'docks');
    gain(work, { type: 'timber', player: seat, amount: -TIMBER_PER_BUILDING, rule: 'NA-D3' });
    build(work, seat);
  },
  sample: () => ({ type: 'buildWarehouse' }),
};
