import type { Seat } from '@/core/game';
import { COIN_PER_DISTRICT, COIN_PER_MAJORITY, ELECTION_VP, SPECIAL_FEE } from './catalogue/rates';
import { type District, DISTRICTS, type State } from './types';

/** Majority: strictly more businesses than anyone else. Tied: at least one, and equal-most with someone. */
export type Lead = 'majority' | 'tied' | null;

export function leadOf(state: State, district: District, seat: Seat): Lead {
  const businesses = state.districts[district];
  const own = businesses[seat] ?? 0;
  if (own === 0) return null;
  let lead: Lead = 'majority';
  for (let other = 0; other < businesses.length; other++) {
    if (other === seat) continue;
    const theirs = businesses[other] ?? 0;
    if (theirs > own) return null;
    if (theirs === own) lead = 'tied';
  }
  return lead;
}

/** NA-C2, NA-E1: what elections are worth to a player now. */
export function electionVp(state: State, seat: Seat): number {
  let points = 0;
  for (const district of DISTRICTS) {
    if (state.districts[district][seat] === 0) continue;
    const lead = leadOf(state, district, seat);
    if (lead !== null) points += ELECTION_VP[lead];
  }
  return points;
}

/** NA-D0: what the special action of a district costs before anything else. */
export const feeOf = (state: State, district: District, seat: Seat): number =>
  leadOf(state, district, seat) === null ? SPECIAL_FEE : 0;

/** NA-I4: a coin for every district with a business, one more for every majority. */
export function coinIncome(state: State, seat: Seat): number {
  let coins = 0;
  for (const district of DISTRICTS) {
    if (state.districts[district][seat] === 0) continue;
    coins += COIN_PER_DISTRICT;
    if (leadOf(state, district, seat) === 'majority') coins += COIN_PER_MAJORITY;
  }
  return coins;
}
