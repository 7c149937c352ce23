import type { Seat } from '@/core/game';
import { PASS_COINS, SPECIAL_FEE } from '../catalogue/rates';
import { nextTurn } from '../course';
import { ownPlayer, ownTiles, playerAt, type Work, tell } from '../draft';
import { feeOf } from '../leads';
import { type Refusal, short } from '../refusals';
import { moveShape, noCheck, type Rule, type Takes } from '../rule';
import type { RuleId } from '../rule-ids';
import { type State, type Step, STEPS } from '../types';
import { gain } from '../verbs';

/** Tiles of the step a turn stands in; turns exist in steps only. */
export const tilesLeft = (state: State, seat: Seat): number =>
  playerAt(state, seat).tiles[state.phase as Step];

const noTile = (state: State, rule: RuleId): Refusal => ({ rule, code: 'noTile', step: state.phase as Step });

/** NA-X1: an action of a step needs a tile of that step; there is one special action a step, NA-D0: for a fee. */
export function lacking(state: State, seat: Seat, takes: Takes): Refusal | null {
  if (takes === 'nothing') return null;
  if (takes === 'tile') return tilesLeft(state, seat) > 0 ? null : noTile(state, 'NA-X1');
  const { specialUsed, coins } = playerAt(state, seat);
  if (specialUsed) return { rule: 'NA-X1', code: 'specialTaken' };
  return coins >= SPECIAL_FEE ? null : short('NA-D0', 'coins', feeOf(state, takes, seat), coins);
}

export function spendTile(work: Work, seat: Seat): void {
  const step = work.state.phase as Step;
  ownTiles(work, seat)[step]--;
  tell(work, { type: 'tileSpent', player: seat, step, rule: 'NA-X1' });
}

/** NA-X2: a tile is discarded for a coin. */
function discardTile(work: Work, seat: Seat): void {
  const step = work.state.phase as Step;
  ownTiles(work, seat)[step]--;
  tell(work, { type: 'tilePassed', player: seat, step, rule: 'NA-X2' });
  gain(work, { type: 'coins', player: seat, amount: PASS_COINS, rule: 'NA-X2' });
}

export const passTile: Rule<'passTile'> = {
  phases: STEPS,
  shape: moveShape('passTile', {}),
  blocked: (state, seat) => (tilesLeft(state, seat) > 0 ? null : noTile(state, 'NA-X2')),
  offer: () => ({ type: 'passTile' }),
  check: noCheck,
  act: discardTile,
  sample: () => ({ type: 'passTile' }),
};

/** NA-X3: the special action of a step is passed for a coin. */
function passSpecial(work: Work, seat: Seat): void {
  const player = ownPlayer(work, seat);
  if (!player.specialUsed) {
    tell(work, { type: 'specialPassed', player: seat, rule: 'NA-X3' });
    gain(work, { type: 'coins', player: seat, amount: PASS_COINS, rule: 'NA-X3' });
  }
  player.specialUsed = false; // it counts during the turn only
}

/** NA-X4: whatever is left is passed, a coin each. */
export const endTurn: Rule<'endTurn'> = {
  phases: STEPS,
  shape: moveShape('endTurn', {}),
  blocked: noCheck,
  offer: (state, seat) => {
    const { tiles, specialUsed } = playerAt(state, seat);
    return { type: 'endTurn', coins: PASS_COINS * (tiles[state.phase as Step] + (specialUsed ? 0 : 1)) };
  },
  check: noCheck,
  act: (work, seat) => {
    while (tilesLeft(work.state, seat) > 0) discardTile(work, seat);
    passSpecial(work, seat);
    tell(work, { type: 'turnEnded', player: seat, rule: 'NA-X4' });
  },
  after: nextTurn,
  sample: () => ({ type: 'endTurn' }),
};
