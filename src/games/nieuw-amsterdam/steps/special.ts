import type { Seat } from '@/core/game';
import { SPECIAL_FEE } from '../catalogue/rates';
import { ownPlayer, playerAt, type Work } from '../draft';
import { feeOf } from '../leads';
import { type Refusal, short } from '../refusals';
import type { District, State } from '../types';
import { gain } from '../verbs';

/** NA-D0: the fee is paid first. */
export function feeBlocked(state: State, seat: Seat, district: District): Refusal | null {
  const { coins } = playerAt(state, seat);
  return coins >= SPECIAL_FEE ? null : short('NA-D0', 'coins', feeOf(state, district, seat), coins);
}

export function startSpecial(work: Work, seat: Seat, district: District): void {
  const fee = feeOf(work.state, district, seat);
  ownPlayer(work, seat).specialUsed = true;
  work.events.push({ type: 'specialTaken', player: seat, district, rule: 'NA-D0' });
  gain(work, { type: 'coins', player: seat, amount: -fee, rule: 'NA-D0' });
}

/** What is left of the coins once the fee is paid. */
export const coinsAfterFee = (state: State, seat: Seat, district: District): number =>
  playerAt(state, seat).coins - feeOf(state, district, seat);
