import type { Seat } from '@/core/game';
import { at } from '@/core/list';
import { landCard } from '@/games/nieuw-amsterdam/catalogue';
import { ELECTION_VP, ROUNDS } from '@/games/nieuw-amsterdam/catalogue/rates';
import { type District, DISTRICTS, type Land, type Player, type View } from '@/games/nieuw-amsterdam/types';

/** What a player at the table takes in before deciding anything. */
export interface Situation {
  readonly view: View;
  readonly seat: Seat;
  readonly me: Player;
  /** Whole rounds still to come after this one. */
  readonly roundsLeft: number;
  readonly businesses: number;
  /** Corn the cleared lands will bring. */
  readonly harvest: number;
  readonly freeSites: number;
}

export function situationOf(view: View, seat: Seat): Situation {
  const me = at(view.players, seat);
  let businesses = 0;
  for (const district of DISTRICTS) businesses += at(view.districts[district], seat);
  let harvest = 0;
  let freeSites = 0;
  for (const land of me.lands) {
    if (land.cleared) harvest += landCard(land.id).corn;
    freeSites += sitesFree(land);
  }
  return { view, seat, me, roundsLeft: ROUNDS - view.round, businesses, harvest, freeSites };
}

export const sitesFree = (land: Land): number => landCard(land.id).sites - land.houses;

/** Corn that will be missing at the upkeep if nothing is done. */
export const cornMissing = ({ businesses, harvest, me }: Situation): number =>
  Math.max(0, businesses - harvest - me.corn);

/** The points elections give for so many own businesses against the others there. */
export function leadPoints({ view, seat }: Situation, district: District, own: number): number {
  if (own <= 0) return 0;
  const rivals = view.districts[district].filter((_, other) => other !== seat);
  const best = Math.max(0, ...rivals);
  if (own < best) return 0;
  return own > best ? ELECTION_VP.majority : ELECTION_VP.tied;
}

/** How often a lead will score: in elections this turn, later ones, and the last ones if it holds till then. */
export function electionsAhead({ roundsLeft }: Situation, cityTiles: number): number {
  return cityTiles + LATER_ELECTIONS * roundsLeft + 1 / (1 + RISK * roundsLeft);
}

const LATER_ELECTIONS = 0.35;
const RISK = 0.15;
