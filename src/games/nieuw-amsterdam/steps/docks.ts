import { WAREHOUSE_SITES } from '../catalogue';
import { TIMBER_PER_BUILDING } from '../catalogue/rates';
import { playerAt } from '../draft';
import { feeOf } from '../leads';
import { moveShape, noCheck, type Rule } from '../rule';
import { STEPS } from '../types';
import { buildWarehouse as build, gain } from '../verbs';
import { cannotBuild } from './city';
import { startSpecial } from './special';

/** NA-D3: 1 timber, a building on the next warehouse site; its dock opens. */
export const buildWarehouse: Rule<'buildWarehouse'> = {
  phases: STEPS,
  takes: 'docks',
  shape: moveShape('buildWarehouse', {}),
  blocked: (state, seat) => {
    const player = playerAt(state, seat);
    if (player.warehouses === WAREHOUSE_SITES)
      return { rule: 'NA-D3', code: 'wharfFull', most: WAREHOUSE_SITES };
    return cannotBuild(player, 1, 'NA-D3');
  },
  offer: (state, seat) => ({ type: 'buildWarehouse', fee: feeOf(state, 'docks', seat) }),
  check: noCheck,
  act: (work, seat) => {
    startSpecial(work, seat, 'docks');
    gain(work, { type: 'timber', player: seat, amount: -TIMBER_PER_BUILDING, rule: 'NA-D3' });
    build(work, seat);
  },
  sample: () => ({ type: 'buildWarehouse' }),
};
