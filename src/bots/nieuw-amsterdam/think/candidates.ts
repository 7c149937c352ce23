import { resourcesOf } from '../sim/columns';
import { BIDDING, BIDS, CITY, CURRENT, PAYMENT, PHASE, type Sim, TRADE, UPKEEP } from '../sim/cells';
import { add, type Code, codeOf, MAKE_BID, type MoveList, newList, PASS_BID } from '../sim/code';
import { listMoves } from '../sim/list';
import { leastBid } from '../sim/ranges';
import { greedyMove } from './greedy';
import { turnIdeas } from './ideas';
import { tried } from './trial';
import type { Weights } from './weights';

/** The best of the ideas come first; of bids the lowest ones and some above. */
const MOST = 8;
const STEPS_UP = [0, 1, 2, 3, 5, 8] as const;

const IDEAS = newList();
const MORE = newList();

/** The moves worth playing out: the greedy one first. */
export function candidates(sim: Sim, weights: Weights): Code[] {
  const phase = sim[PHASE] as number;
  const first = greedyMove(sim, weights);
  if (phase === UPKEEP) return [first];
  if (phase >= CITY && phase <= TRADE) return bestOfTurn(sim, weights);
  if (phase === BIDDING) return bids(sim, first);
  listMoves(sim, IDEAS);
  return withFirst(first, codesIn(IDEAS), phase === PAYMENT ? 3 : MOST);
}

const codesIn = (list: MoveList): Code[] => [...list.subarray(1, 1 + (list[0] as number))];

const withFirst = (first: Code, codes: readonly Code[], most: number): Code[] => [
  ...new Set([first, ...codes].slice(0, most)),
];

/** Everything a turn allows that one can think of, by what the position is then worth. */
function bestOfTurn(sim: Sim, weights: Weights): Code[] {
  turnIdeas(sim, weights, IDEAS);
  listMoves(sim, MORE);
  const codes = [...new Set([...codesIn(IDEAS), ...codesIn(MORE)])];
  const judged = codes.map((code) => ({ code, worth: tried(sim, code, weights) }));
  judged.sort((a, b) => b.worth - a.worth || a.code - b.code);
  return judged.slice(0, MOST).map(({ code }) => code);
}

function bids(sim: Sim, first: Code): Code[] {
  const least = leastBid(sim);
  const most = resourcesOf(sim, sim[CURRENT] as number);
  IDEAS[0] = 0;
  if (sim[BIDS] !== 0) add(IDEAS, PASS_BID);
  for (const more of STEPS_UP) if (least + more <= most) add(IDEAS, codeOf(MAKE_BID, least + more));
  return withFirst(first, codesIn(IDEAS), MOST);
}
