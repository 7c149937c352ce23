import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import { zoneSpaces } from '../catalogue';
import { TIMBER_PER_POST } from '../catalogue/rates';
import { ownPlayer, playerAt } from '../draft';
import { feeOf } from '../leads';
import { refuse, short } from '../refusals';
import { moveShape, noCheck, type Rule } from '../rule';
import { type State, STEPS } from '../types';
import { pay } from '../verbs';
import { specialBlocked, startSpecial } from './special';

/** The farthest inhabited camp, from 1: no post goes beyond it. */
export function farthestCamp(state: State): number {
  let camp = state.camps.length;
  while (camp > 1 && at(state.camps, camp - 1) === 0) camp--;
  return camp;
}

/** The nearest zone upriver with a free space in use, skipping full ones; null if it lies too far. */
function nextZone(state: State, seat: Seat): number | null {
  const spaces = zoneSpaces(state.players.length);
  for (let zone = playerAt(state, seat).post + 1; zone <= farthestCamp(state); zone++) {
    const posts = state.players.filter(({ post }) => post === zone).length;
    if (posts < at(spaces, zone - 1)) return zone;
  }
  return null;
}

/** NA-D6: 1 timber, the post moves upriver. */
export const moveTradingPost: Rule<'moveTradingPost'> = {
  phases: STEPS,
  shape: moveShape('moveTradingPost', {}),
  blocked: (state, seat) =>
    specialBlocked(state, seat, 'tradingCompany') ??
    (nextZone(state, seat) === null
      ? refuse('NA-D6', { code: 'noFreeZone', farthest: farthestCamp(state) })
      : null) ??
    short('NA-D6', 'timber', TIMBER_PER_POST, playerAt(state, seat).timber),
  offers: (state, seat) => {
    const to = nextZone(state, seat);
    return to === null ? [] : [{ type: 'moveTradingPost', to, fee: feeOf(state, 'tradingCompany', seat) }];
  },
  check: noCheck,
  act: (work, seat) => {
    const player = ownPlayer(work, seat);
    const to = nextZone(work.state, seat);
    if (to === null) throw new Error('no zone to move to');
    startSpecial(work, seat, 'tradingCompany');
    pay(work, seat, { timber: TIMBER_PER_POST }, 'NA-D6');
    work.events.push({ type: 'postMoved', player: seat, from: player.post, to, rule: 'NA-D6' });
    player.post = to;
  },
  sample: () => ({ type: 'moveTradingPost' }),
};
