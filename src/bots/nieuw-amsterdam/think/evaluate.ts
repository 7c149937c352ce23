import { OVER, PHASE, seatAt, type Sim, VP } from '../sim/cells';
import { features } from './features';
import { FEATURES } from './names';
import type { Weights } from './weights';

const COUNT = FEATURES.length;
const VALUES = new Float64Array(COUNT);

/** What a position is worth to a seat, in victory points: exactly when the game is over, else by its features. */
export function evaluate(sim: Sim, seat: number, weights: Weights): number {
  if (sim[PHASE] === OVER) return sim[seatAt(seat) + VP] as number;
  features(sim, seat, VALUES);
  let worth = 0;
  for (let i = 0; i < COUNT; i++) worth += (VALUES[i] as number) * (weights[i] as number);
  return worth;
}
