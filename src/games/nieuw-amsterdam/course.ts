import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import { auctionOf, award, highest, nextWithoutColumn } from './auction';
import { FIRST_BUSINESSES, ROUNDS } from './catalogue/rates';
import { businessesOf, ownPlayer, playerAt, seatWith, tell, turnOrder, type Work } from './draft';
import { collectIncome, feed, harvest, toClose } from './income';
import { prepare } from './preparation';
import type { RuleId } from './rule-ids';
import { scoreGame } from './scoring';
import { type Auction, type Phase, type State, type Step, STEPS } from './types';

/** The course of the game: what follows by itself after a move, until somebody must decide. */

function startPhase(work: Work, phase: Phase, rule: RuleId): void {
  work.state.phase = phase;
  tell(work, { type: 'phaseStarted', phase, rule });
}

/** NA-S7: everyone places one business in turn order, then everyone a second. */
export function nextPlacement(work: Work): void {
  const { state } = work;
  const next = nextToPlace(state);
  if (next === null) return startRound(work, 1);
  state.current = next;
}

export function nextToPlace(state: State): Seat | null {
  const order = turnOrder(state);
  const placed = order.reduce((sum, seat) => sum + businessesOf(state, seat), 0);
  return placed === FIRST_BUSINESSES * order.length ? null : at(order, placed % order.length);
}

function startRound(work: Work, round: number): void {
  work.state.round = round;
  tell(work, { type: 'roundStarted', round, rule: 'NA-P1' });
  prepare(work);
  nextAuction(work);
}

/** NA-A1, NA-A6: the next chooser, or the last player's free column, or the action steps. */
export function nextAuction(work: Work): void {
  const { state } = work;
  const next = nextWithoutColumn(state, 0);
  if (next === null) return startSteps(work);
  state.current = next;
  const last = nextWithoutColumn(state, playerAt(state, next).token) === null;
  startPhase(work, last ? 'takeColumn' : 'choose', last ? 'NA-A6' : 'NA-A1');
}

/** NA-A2: the next bidder, or the winner pays. A bid of 0 needs no payment. */
export function nextBid(work: Work, seat: Seat): void {
  const { state } = work;
  const auction = auctionOf(state);
  const bidder = nextWithoutColumn(state, playerAt(state, seat).token);
  if (bidder !== null) return letAct(work, auction, bidder);
  const best = highest(auction);
  if (best === null) throw new Error('the chooser has to bid');
  tell(work, {
    type: 'auctionWon',
    player: best.player,
    column: auction.column,
    amount: best.amount,
    rule: 'NA-A4',
  });
  if (best.amount > 0) {
    letAct(work, auction, best.player);
    return startPhase(work, 'pay', 'NA-A4');
  }
  award(work);
  nextAuction(work);
}

function letAct({ state }: Work, { chooser, column, bids }: Auction, seat: Seat): void {
  state.current = seat;
  state.auction = { chooser, column, bids, toAct: seat };
}

/** NA-A8: columns nobody took are out; the first step begins. */
function startSteps(work: Work): void {
  const { state } = work;
  const columns = state.moneyBox.flatMap(({ takenBy }, index) => (takenBy === null ? [index] : []));
  if (columns.length > 0) tell(work, { type: 'tilesLeftOut', columns, rule: 'NA-A8' });
  startStep(work, 'city');
}

function startStep(work: Work, step: Step): void {
  startPhase(work, step, 'NA-X1');
  startTurn(work, seatWith(work.state, 1) ?? 0);
}

function startTurn(work: Work, seat: Seat): void {
  work.state.current = seat;
  if (playerAt(work.state, seat).specialUsed) ownPlayer(work, seat).specialUsed = false;
  tell(work, { type: 'turnStarted', player: seat, rule: 'NA-X1' });
}

/** NA-X1: the next player of this step, or the next step, or upkeep. */
export function nextTurn(work: Work, seat: Seat): void {
  const { state } = work;
  const next = seatWith(state, playerAt(state, seat).token + 1);
  if (next !== null) return startTurn(work, next);
  const step = STEPS[STEPS.indexOf(state.phase as Step) + 1]; // turns end in steps only
  if (step !== undefined) return startStep(work, step);
  startPhase(work, 'upkeep', 'NA-I1');
  harvest(work);
  feedFrom(work, 1);
}

/** After `seat` has closed businesses, feeding goes on with the next player. */
export const feedOn = (work: Work, seat: Seat): void => feedFrom(work, playerAt(work.state, seat).token + 1);

/** NA-I2, in turn order, until a player is short of corn and must choose what to close. */
function feedFrom(work: Work, token: number): void {
  const { state } = work;
  for (const seat of turnOrder(state).slice(token - 1)) {
    if (toClose(state, seat) > 0) {
      state.current = seat;
      return;
    }
    feed(work, seat);
  }
  collectIncome(work);
  if (state.round === ROUNDS) return scoreGame(work);
  startRound(work, state.round + 1);
}
