import { ROUNDS } from '@/games/nieuw-amsterdam/catalogue/rates';
import { MAJORITY_VP, TIED_VP } from '../sim/cards';
import { BUSINESSES, DISTRICT, MOST_SEATS, PLAYERS, seatAt, type Sim, TILES_LEFT } from '../sim/cells';
import { AT } from './names';

const DISTRICT_COUNT = 6;
const ENOUGH_MARGIN = 2;

/** How a player stands in one district: points of the lead, how safe it is, what rivals lead there, coins a round. */
const STANDING = new Float64Array(4);

/** Fills `STANDING` as if the seat had `mine` businesses in the district. */
function standing(sim: Sim, district: number, seat: number, mine: number): void {
  const first = DISTRICT + district * MOST_SEATS;
  const end = first + (sim[PLAYERS] as number);
  let best = 0;
  let holders = 0;
  for (let cell = first; cell < end; cell++) {
    const theirs = sim[cell] as number;
    if (cell === first + seat || theirs < best || theirs === 0) continue;
    holders = theirs > best ? 1 : holders + 1;
    best = theirs;
  }
  const lead = mine === 0 || mine < best ? 0 : mine > best ? MAJORITY_VP : TIED_VP;
  STANDING[0] = lead;
  STANDING[1] = lead === MAJORITY_VP ? (mine - best < ENOUGH_MARGIN ? mine - best : ENOUGH_MARGIN) : 0;
  STANDING[2] =
    best === 0 || mine > best ? 0 : mine === best || holders > 1 ? TIED_VP * holders : MAJORITY_VP;
  STANDING[3] = mine === 0 ? 0 : lead === MAJORITY_VP ? 2 : 1;
}

export function cityFeatures(sim: Sim, seat: number, rounds: number, out: Float64Array): void {
  let leads = 0;
  let margin = 0;
  let rivals = 0;
  let coins = 0;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    standing(sim, district, seat, sim[DISTRICT + district * MOST_SEATS + seat] as number);
    leads += STANDING[0] as number;
    margin += STANDING[1] as number;
    rivals += STANDING[2] as number;
    coins += STANDING[3] as number;
  }
  const own = seatAt(seat);
  const share = (rounds + 1) / ROUNDS;
  out[AT.leads] = leads;
  out[AT.leadsLater] = leads * rounds;
  out[AT.leadsNow] = leads * (sim[own + TILES_LEFT] as number);
  out[AT.margin] = margin * share;
  out[AT.rivals] = rivals * share;
  out[AT.coinIncome] = coins * (rounds + 1);
  out[AT.businesses] = (sim[own + BUSINESSES] as number) * share;
}

/** What a standing is worth to the seat by the weights of the features above. */
const WORTH = new Float64Array(4);

/** For `standingWorth`, in this position, with so many city tiles to come. */
export function weighStandings(weights: Float64Array, rounds: number, tiles: number): void {
  const share = (rounds + 1) / ROUNDS;
  WORTH[0] =
    (weights[AT.leads] as number) +
    rounds * (weights[AT.leadsLater] as number) +
    tiles * (weights[AT.leadsNow] as number);
  WORTH[1] = share * (weights[AT.margin] as number);
  WORTH[2] = share * (weights[AT.rivals] as number);
  WORTH[3] = (rounds + 1) * (weights[AT.coinIncome] as number);
}

export function standingWorth(sim: Sim, district: number, seat: number, mine: number): number {
  standing(sim, district, seat, mine);
  let worth = 0;
  for (let i = 0; i < 4; i++) worth += (STANDING[i] as number) * (WORTH[i] as number);
  return worth;
}
