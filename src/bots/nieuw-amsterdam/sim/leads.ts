import { COIN_PER_DISTRICT, COIN_PER_MAJORITY, SPECIAL_FEE } from '@/games/nieuw-amsterdam/catalogue/rates';
import { MAJORITY_VP, TIED_VP } from './cards';
import { DISTRICT, MOST_SEATS, PLAYERS, type Sim } from './cells';

const DISTRICT_COUNT = 6;

/** What elections give for a district: the points of a majority, of a tied lead, or none. */
function leadVp(sim: Sim, district: number, seat: number): number {
  const first = DISTRICT + district * MOST_SEATS;
  const own = sim[first + seat] as number;
  if (own === 0) return 0;
  const end = first + (sim[PLAYERS] as number);
  let points: number = MAJORITY_VP;
  for (let cell = first; cell < end; cell++) {
    const theirs = sim[cell] as number;
    if (theirs > own) return 0;
    if (theirs === own && cell !== first + seat) points = TIED_VP;
  }
  return points;
}

/** NA-C2, NA-E1 */
export function electionVp(sim: Sim, seat: number): number {
  let points = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) points += leadVp(sim, district, seat);
  return points;
}

/** NA-I4 */
export function coinIncome(sim: Sim, seat: number): number {
  let coins = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    if (sim[DISTRICT + district * MOST_SEATS + seat] === 0) continue;
    coins += COIN_PER_DISTRICT;
    if (leadVp(sim, district, seat) === MAJORITY_VP) coins += COIN_PER_MAJORITY;
  }
  return coins;
}

/** NA-D0 */
export const feeOf = (sim: Sim, district: number, seat: number): number =>
  leadVp(sim, district, seat) === 0 ? SPECIAL_FEE : 0;
