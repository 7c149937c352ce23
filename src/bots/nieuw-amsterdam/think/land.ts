import { ROUNDS } from '@/games/nieuw-amsterdam/catalogue/rates';
import { LAND_CORN, LAND_SCORE, LAND_SITES, LAND_TIMBER } from '../sim/cards';
import { cardOf, CLEARED, FREE_SITES, housesOn, OWN_LANDS, ROW, type Sim, TILES_LEFT } from '../sim/cells';
import { AT } from './names';

/** The row: what waits to be cleared and what that yields, how far the others are, how far the row reaches. */
export function landFeatures(sim: Sim, own: number, rounds: number, out: Float64Array): void {
  const count = sim[own + OWN_LANDS] as number;
  let pending = 0;
  let yielding = 0;
  let progress = 0;
  for (let place = 1; place <= count; place++) {
    const land = sim[own + ROW + place - 1] as number;
    if ((land & CLEARED) !== 0) continue;
    const card = cardOf(land);
    const houses = housesOn(land);
    const sites = LAND_SITES[card] as number;
    if (houses === sites) {
      pending = LAND_SCORE[place] as number;
      yielding += (LAND_TIMBER[card] as number) + rounds * (LAND_CORN[card] as number);
    } else progress += ((LAND_SCORE[place] as number) * houses) / sites;
  }
  const share = rounds / ROUNDS;
  out[AT.pending] = pending;
  out[AT.pendingNow] = (sim[own + TILES_LEFT + 1] as number) > 0 ? pending : 0;
  out[AT.pendingYield] = rounds > 0 ? yielding : 0;
  out[AT.progress] = progress;
  out[AT.rowLength] = (LAND_SCORE[count] as number) * share;
  out[AT.freeSites] = (sim[own + FREE_SITES] as number) * share;
}
