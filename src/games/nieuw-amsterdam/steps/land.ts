import { oneOf } from '@/core/shape';
import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import { campSpaces, LAND_CARDS, landCard, landScore } from '../catalogue';
import { playerAt, tell, type Work } from '../draft';
import { moveShape, noCheck, type Rule } from '../rule';
import { isFull } from '../scoring';
import type { LandId, State } from '../types';
import { acquireLand as acquire, clearLand as clear, gain, score } from '../verbs';
import { spendTile } from './turn';

/** NA-L1: any face-up land, uncleared, at the right end of the row; then a longhouse retreats. */
export const acquireLand: Rule<'acquireLand'> = {
  phases: ['land'],
  takes: 'tile',
  shape: moveShape('acquireLand', { land: oneOf(LAND_CARDS.map(({ id }) => id)) }),
  blocked: (state) => (state.lands.length > 0 ? null : { rule: 'NA-L1', code: 'noCardOnOffer' }),
  offer: (state) => ({ type: 'acquireLand', lands: state.lands }),
  check: (state, _seat, { land }) =>
    state.lands.includes(land) ? null : { rule: 'NA-L1', code: 'cardNotOnOffer', card: land },
  act: (work, seat, { land }) => {
    spendTile(work, seat);
    acquire(work, seat, land);
    retreat(work);
  },
  sample: (_state, _seat, { lands }, below) => ({
    type: 'acquireLand',
    land: at(lands, below(lands.length)),
  }),
};

/**
 * NA-L2: a longhouse of the leftmost inhabited camp moves to the next camp upriver, or leaves the game if there
 * is no free space in use. The last camp is never left.
 */
function retreat(work: Work): void {
  const { state } = work;
  const from = state.camps.findIndex((longhouses) => longhouses > 0);
  const next = from + 1;
  if (next === state.camps.length) return;
  const free = at(state.camps, next) < at(campSpaces(state.players.length), next);
  const camps = [...state.camps];
  camps[from] = at(camps, from) - 1;
  if (free) camps[next] = at(camps, next) + 1;
  state.camps = camps;
  tell(work, { type: 'longhouseMoved', from: from + 1, to: free ? next + 1 : null, rule: 'NA-L2' });
}

function clearable(state: State, seat: Seat): LandId[] {
  const ids: LandId[] = [];
  for (const land of playerAt(state, seat).lands) if (!land.cleared && isFull(land)) ids.push(land.id);
  return ids;
}

/** NA-L3: all full lands are cleared, their timber gained, and the rightmost of them scores by its place. */
export const clearLand: Rule<'clearLand'> = {
  phases: ['land'],
  takes: 'tile',
  shape: moveShape('clearLand', {}),
  blocked: (state, seat) =>
    clearable(state, seat).length > 0 ? null : { rule: 'NA-L3', code: 'nothingToClear' },
  offer: () => ({ type: 'clearLand' }),
  check: noCheck,
  act: (work, seat) => {
    spendTile(work, seat);
    const cleared = clearable(work.state, seat);
    for (const land of cleared) {
      clear(work, seat, land);
      gain(work, { type: 'timber', player: seat, amount: landCard(land).timber, rule: 'NA-L3' });
    }
    const rightmost = cleared[cleared.length - 1];
    const place = playerAt(work.state, seat).lands.findIndex(({ id }) => id === rightmost) + 1;
    score(work, seat, landScore(place), 'land');
  },
  sample: () => ({ type: 'clearLand' }),
};
