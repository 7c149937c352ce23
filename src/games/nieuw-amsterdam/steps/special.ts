import type { Seat } from '@/core/game';
import { ownPlayer, tell, type Work } from '../draft';
import { feeOf } from '../leads';
import type { District } from '../types';
import { gain } from '../verbs';

/** NA-D0: the fee is paid first. */
export function startSpecial(work: Work, seat: Seat, district: District): void {
  const fee = feeOf(work.state, district, seat);
  ownPlayer(work, seat).specialUsed = true;
  tell(work, { type: 'specialTaken', player: seat, district, rule: 'NA-D0' });
  gain(work, { type: 'coins', player: seat, amount: -fee, rule: 'NA-D0' });
}
