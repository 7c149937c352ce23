import type { MoveType } from './moves';
import type { Rule } from './rule';
import { bid, chooseColumn, passBid, takeColumn } from './steps/auction';
import { blackMarket } from './steps/black-market';
import { buildHouses } from './steps/carpenters';
import { buildBusinesses, holdElections } from './steps/city';
import { buildWarehouse } from './steps/docks';
import { acquireLand, clearLand } from './steps/land';
import { granary, lumberYard } from './steps/market';
import { pay } from './steps/payment';
import { placeBusiness } from './steps/placement';
import { shipFurs, tradeFurs } from './steps/trade';
import { moveTradingPost } from './steps/trading-company';
import { endTurn, passTile } from './steps/turn';
import { closeBusinesses } from './steps/upkeep';
import { type Phase, PHASES } from './types';

/** Every kind of move, in the order it is offered. */
const RULES: { readonly [T in MoveType]: Rule<T> } = {
  placeBusiness,
  chooseColumn,
  bid,
  passBid,
  pay,
  takeColumn,
  buildBusinesses,
  holdElections,
  acquireLand,
  clearLand,
  tradeFurs,
  shipFurs,
  lumberYard,
  granary,
  buildWarehouse,
  buildHouses,
  blackMarket,
  moveTradingPost,
  passTile,
  endTurn,
  closeBusinesses,
};

/** The rule of a move type that is known only at run time; the table guarantees that the two belong together. */
export const ruleOf = (type: MoveType): Rule<MoveType> => RULES[type] as unknown as Rule<MoveType>;

export const MOVE_TYPES = Object.keys(RULES) as MoveType[]; // the keys of RULES are the move types

const byPhase = new Map(
  PHASES.map((phase) => [phase, MOVE_TYPES.map(ruleOf).filter((rule) => rule.phases.includes(phase))]),
);

/** The kinds of move that exist in a phase. */
export const rulesOf = (phase: Phase): readonly Rule<MoveType>[] => byPhase.get(phase) ?? [];
