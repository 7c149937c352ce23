import type { Seat } from '@/core/game';
import { landCard, landScore } from './catalogue';
import { RESOURCES_PER_VP, VP_PER_FUR } from './catalogue/rates';
import { playerAt, tell, type Work } from './draft';
import type { VpSource } from './events';
import { electionVp } from './leads';
import { type FinalScore, furCount, type Land, type State } from './types';
import { score } from './verbs';

export const isFull = (land: Land): boolean => land.houses === landCard(land.id).sites;

/** The three final scorings in order, each for everybody, and who has won. */
export function scoreGame(work: Work): void {
  const { state } = work;
  scoreAll(work, electionVp, 'lastElections');
  scoreAll(work, lastLandVp, 'lastLand');
  scoreAll(work, furVp, 'furs');
  scoreAll(work, resourceVp, 'resources');
  const scores = state.players.map((_, seat) => finalScore(state, seat));
  const winners = winnersOf(state);
  state.phase = 'over';
  state.current = null;
  state.result = { winners, scores };
  tell(work, { type: 'gameEnded', winners, rule: 'NA-E4' });
}

function scoreAll(work: Work, points: (state: State, seat: Seat) => number, source: VpSource): void {
  work.state.players.forEach((_, seat) => score(work, seat, points(work.state, seat), source));
}

/** What the final scorings brought a player: points change nothing they are counted from. */
export const finalScore = (state: State, seat: Seat): FinalScore => ({
  elections: electionVp(state, seat),
  land: lastLandVp(state, seat),
  furs: furVp(state, seat),
  resources: resourceVp(state, seat),
  total: playerAt(state, seat).vp,
});

/** NA-E2: the rightmost full land scores by its place, if it is not cleared. */
function lastLandVp(state: State, seat: Seat): number {
  const { lands } = playerAt(state, seat);
  const place = lands.map(isFull).lastIndexOf(true) + 1;
  return place === 0 || lands[place - 1]?.cleared === true ? 0 : landScore(place);
}

/** NA-E3: furs, then the other resources together. */
const furVp = (state: State, seat: Seat): number => VP_PER_FUR * furCount(playerAt(state, seat).furs);

function resourceVp(state: State, seat: Seat): number {
  const { goods, corn, timber, coins } = playerAt(state, seat);
  return Math.floor((goods + corn + timber + coins) / RESOURCES_PER_VP);
}

/** NA-E4 */
export function winnersOf(state: State): Seat[] {
  const best = Math.max(...state.players.map(({ vp }) => vp));
  return state.players.flatMap(({ vp }, seat) => (vp === best ? [seat] : []));
}
