import { landCard, landScore } from '@/games/nieuw-amsterdam/catalogue';
import type { LandId } from '@/games/nieuw-amsterdam/types';
import { type Situation, sitesFree } from './situation';
import { CORN } from './worth';

const TIMBER = 0.5;
/** Houses a round, with no hurry. */
const HOUSES_A_ROUND = 4;

/** What a land brings once it is full and cleared: its place in the row, timber, and corn every round. */
const clearedWorth = ({ roundsLeft }: Situation, id: LandId, place: number): number =>
  landScore(place) + TIMBER * landCard(id).timber + CORN * landCard(id).corn * roundsLeft;

/** How surely a land is full and scored before the end, with so many sites still empty. */
function chance({ roundsLeft }: Situation, sites: number): number {
  const slack = roundsLeft + 1 - Math.ceil(sites / HOUSES_A_ROUND);
  if (slack > 0) return 0.7;
  return slack === 0 ? 0.4 : 0.05;
}

/** A new land goes to the end of the row; its houses have to be built first. */
export function newLandWorth(situation: Situation, id: LandId): number {
  const { me, freeSites } = situation;
  const { sites } = landCard(id);
  const worth = clearedWorth(situation, id, me.lands.length + 1) * chance(situation, freeSites + sites);
  return worth - 0.6 * sites;
}

/** Houses fill the row from the left; each brings its land nearer to what that is worth. */
export function housesWorth(situation: Situation, count: number): number {
  const { me, view } = situation;
  const landIsOver = view.phase === 'trade' && situation.roundsLeft === 0;
  let left = count;
  let worth = 0;
  me.lands.forEach((land, index) => {
    const here = Math.min(left, sitesFree(land));
    left -= here;
    if (here === 0 || land.cleared) return;
    const full = here === sitesFree(land);
    // After the last land step only a full land still scores.
    const share = landIsOver ? Number(full) : (here + (full ? 0.5 : 0)) / (landCard(land.id).sites + 0.5);
    worth += share * clearedWorth(situation, land.id, index + 1);
  });
  return worth;
}
