import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import { zoneSpaces } from '../catalogue';
import { TIMBER_PER_POST } from '../catalogue/rates';
import { ownPlayer, playerAt, tell } from '../draft';
import { feeOf } from '../leads';
import { short } from '../refusals';
import { moveShape, noCheck, type Rule } from '../rule';
import { type State, STEPS } from '../types';
import { gain } from '../verbs';
import { startSpecial } from './special';

/** The farthest inhabited camp, from 1: no post goes beyond it. */
export function farthestCamp(state: State): number {
  let camp = state.camps.length;
  while (camp > 1 && state.camps[camp - 1] === 0) camp--;
  return camp;
}

/** The nearest zone upriver with a free space in use, skipping full ones; null if it lies too far. */
function nextZone(state: State, seat: Seat): number | null {
  const spaces = zoneSpaces(state.players.length);
  const farthest = farthestCamp(state);
  for (let zone = playerAt(state, seat).post + 1; zone <= farthest; zone++) {
    if (postsIn(state, zone) < at(spaces, zone - 1)) return zone;
  }
  return null;
}

/** The zone a post moves to, which `blocked` has seen to exist. */
function zoneAhead(state: State, seat: Seat): number {
  const zone = nextZone(state, seat);
  if (zone === null) throw new Error('no zone to move to');
  return zone;
}

function postsIn(state: State, zone: number): number {
  let posts = 0;
  for (const { post } of state.players) if (post === zone) posts++;
  return posts;
}

/** NA-D6: 1 timber, the post moves upriver. */
export const moveTradingPost: Rule<'moveTradingPost'> = {
  phases: STEPS,
  takes: 'tradingCompany',
  shape: moveShape('moveTradingPost', {}),
  blocked: (state, seat) =>
    nextZone(state, seat) === null
      ? { rule: 'NA-D6', code: 'noFreeZone', farthest: farthestCamp(state) }
      : short('NA-D6', 'timber', TIMBER_PER_POST, playerAt(state, seat).timber),
  offer: (state, seat) => ({
    type: 'moveTradingPost',
    to: zoneAhead(state, seat),
    fee: feeOf(state, 'tradingCompany', seat),
  }),
  check: noCheck,
  act: (work, seat) => {
    const player = ownPlayer(work, seat);
    const to = zoneAhead(work.state, seat);
    startSpecial(work, seat, 'tradingCompany');
    gain(work, { type: 'timber', player: seat, amount: -TIMBER_PER_POST, rule: 'NA-D6' });
    tell(work, { type: 'postMoved', player: seat, from: player.post, to, rule: 'NA-D6' });
    player.post = to;
  },
  sample: () => ({ type: 'moveTradingPost' }),
};
