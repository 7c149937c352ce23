import type { Seat } from '@/core/game';
import { ownPlayer, playerAt, type Work } from '../draft';
import { feeOf } from '../leads';
import { refuse, type Refusal, short } from '../refusals';
import type { District, State } from '../types';
import { pay } from '../verbs';

/** NA-X1: one special action a step. NA-D0: its fee is paid first. */
export function specialBlocked(state: State, seat: Seat, district: District): Refusal | null {
  if (playerAt(state, seat).specialUsed) return refuse('NA-X1', { code: 'specialTaken' });
  return short('NA-D0', 'coins', feeOf(state, district, seat), playerAt(state, seat).coins);
}

export function startSpecial(work: Work, seat: Seat, district: District): void {
  const fee = feeOf(work.state, district, seat);
  ownPlayer(work, seat).specialUsed = true;
  work.events.push({ type: 'specialTaken', player: seat, district, rule: 'NA-D0' });
  pay(work, seat, { coins: fee }, 'NA-D0');
}

/** What is left of the coins once the fee is paid. */
export const coinsAfterFee = (state: State, seat: Seat, district: District): number =>
  playerAt(state, seat).coins - feeOf(state, district, seat);
