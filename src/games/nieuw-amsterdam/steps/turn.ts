import type { Seat } from '@/core/game';
import { PASS_COINS } from '../catalogue/rates';
import { nextTurn } from '../course';
import { ownPlayer, playerAt, type Work } from '../draft';
import { refuse, type Refusal } from '../refusals';
import { moveShape, noCheck, type Rule } from '../rule';
import type { RuleId } from '../rule-ids';
import { type State, type Step, STEPS } from '../types';
import { gain } from '../verbs';

/** The step a turn stands in; turns exist in steps only. */
const stepOf = (state: State): Step => state.phase as Step;

const tilesLeft = (state: State, seat: Seat): number => playerAt(state, seat).tiles[stepOf(state)];

/** NA-X1: an action of a step needs a tile of that step. */
export const needsTile = (state: State, seat: Seat, rule: RuleId = 'NA-X1'): Refusal | null =>
  tilesLeft(state, seat) > 0 ? null : refuse(rule, { code: 'noTile', step: stepOf(state) });

export function spendTile(work: Work, seat: Seat): void {
  const step = stepOf(work.state);
  ownPlayer(work, seat).tiles[step]--;
  work.events.push({ type: 'tileSpent', player: seat, step, rule: 'NA-X1' });
}

/** NA-X2: a tile is discarded for a coin. */
function discardTile(work: Work, seat: Seat): void {
  const step = stepOf(work.state);
  ownPlayer(work, seat).tiles[step]--;
  work.events.push({ type: 'tilePassed', player: seat, step, rule: 'NA-X2' });
  gain(work, seat, { coins: PASS_COINS }, 'NA-X2');
}

export const passTile: Rule<'passTile'> = {
  phases: STEPS,
  shape: moveShape('passTile', {}),
  blocked: (state, seat) => needsTile(state, seat, 'NA-X2'),
  offers: () => [{ type: 'passTile' }],
  check: noCheck,
  act: discardTile,
  sample: () => ({ type: 'passTile' }),
};

/** NA-X3: the special action of a step is passed for a coin. */
function passSpecial(work: Work, seat: Seat): void {
  const player = ownPlayer(work, seat);
  if (!player.specialUsed) {
    work.events.push({ type: 'specialPassed', player: seat, rule: 'NA-X3' });
    gain(work, seat, { coins: PASS_COINS }, 'NA-X3');
  }
  player.specialUsed = false; // it counts during the turn only
}

/** NA-X4: whatever is left is passed, a coin each. */
export const endTurn: Rule<'endTurn'> = {
  phases: STEPS,
  shape: moveShape('endTurn', {}),
  blocked: noCheck,
  offers: (state, seat) => {
    const special = playerAt(state, seat).specialUsed ? 0 : 1;
    return [{ type: 'endTurn', coins: PASS_COINS * (tilesLeft(state, seat) + special) }];
  },
  check: noCheck,
  act: (work, seat) => {
    while (tilesLeft(work.state, seat) > 0) discardTile(work, seat);
    passSpecial(work, seat);
    work.events.push({ type: 'turnEnded', player: seat, rule: 'NA-X4' });
  },
  after: nextTurn,
  sample: () => ({ type: 'endTurn' }),
};
