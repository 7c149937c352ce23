import { addBusinesses } from '../sim/actions';
import {
  BIDDING,
  CHOOSE,
  CURRENT,
  NOBODY,
  PAYMENT,
  PHASE,
  PLACEMENT,
  type Sim,
  TAKE_COLUMN,
  UPKEEP,
} from '../sim/cells';
import { applyMove } from '../sim/apply';
import { type Code, codeOf, newList, PLACE } from '../sim/code';
import { bidMove, columnMove } from './bidding';
import { evaluate } from './evaluate';
import { closingMove, paymentMove } from './giving';
import { turnIdeas } from './ideas';
import { slip } from './mood';
import { tried } from './trial';
import type { Weights } from './weights';

const DISTRICT_COUNT = 6;
const IDEAS = newList();

/** Moves tried since the start: the measure of how long was thought. */
let thoughts = 0;
export const thoughtsSoFar = (): number => thoughts;
const THOUGHTS_A_BID = 25;

/** The move that leads to the position worth most: one step ahead, nothing foreseen. */
export function greedyMove(sim: Sim, weights: Weights): Code {
  const phase = sim[PHASE] as number;
  switch (phase) {
    case PLACEMENT:
      return placementMove(sim, weights);
    case CHOOSE:
    case TAKE_COLUMN:
      thoughts += THOUGHTS_A_BID;
      return columnMove(sim, weights);
    case BIDDING:
      thoughts += THOUGHTS_A_BID;
      return bidMove(sim, weights);
    case PAYMENT:
      thoughts += THOUGHTS_A_BID;
      return paymentMove(sim, weights);
    case UPKEEP:
      return closingMove(sim, weights);
    default:
      return turnMove(sim, weights);
  }
}

function turnMove(sim: Sim, weights: Weights): Code {
  turnIdeas(sim, weights, IDEAS);
  const count = IDEAS[0] as number;
  thoughts += count;
  let best = IDEAS[1] as number;
  if (count === 1) return best;
  let most = -Infinity;
  for (let i = 1; i <= count; i++) {
    const worth = tried(sim, IDEAS[i] as number, weights) + slip();
    if (worth <= most) continue;
    most = worth;
    best = IDEAS[i] as number;
  }
  return best;
}

/** NA-S7 */
function placementMove(sim: Sim, weights: Weights): Code {
  const seat = sim[CURRENT] as number;
  let best = 0;
  let most = -Infinity;
  for (let district = 0; district < DISTRICT_COUNT; district++) {
    addBusinesses(sim, seat, district, 1);
    const worth = evaluate(sim, seat, weights) + slip();
    addBusinesses(sim, seat, district, -1);
    if (worth <= most) continue;
    most = worth;
    best = district;
  }
  return codeOf(PLACE, best);
}

/** Everybody plays on by weights of their own until the game is over. */
export function playGreedy(sim: Sim, weights: readonly Weights[]): void {
  for (let seat = sim[CURRENT] as number; seat !== NOBODY; seat = sim[CURRENT] as number) {
    const own = weights[seat];
    if (own === undefined) throw new Error(`no weights for seat ${seat}`);
    applyMove(sim, greedyMove(sim, own));
  }
}
