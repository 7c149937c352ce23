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
const TABLE: { readonly [T in MoveType]: Rule<T> } = {
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

export const MOVE_TYPES = Object.keys(TABLE) as MoveType[]; // the keys of the table are the move types

/** A rule of a type that is known only at run time; whoever asks by type gets the rule of that type. */
export type AnyRule = Required<Rule<MoveType>>;

const NONE = { takes: 'nothing', places: [], after: () => undefined } as const;

/** Every field filled in, in one order: an interpreter finds fields of objects of one form much faster. */
const filledIn = (type: MoveType): AnyRule => ({ ...NONE, ...(TABLE[type] as unknown as Rule<MoveType>) });

/** Without a prototype, so that only move types are in it. */
const byName = Object.create(null) as Record<string, AnyRule | undefined>;
for (const type of MOVE_TYPES) byName[type] = filledIn(type);

export const ruleNamed = (name: unknown): AnyRule | null =>
  typeof name === 'string' ? (byName[name] ?? null) : null;

export function ruleOf(type: MoveType): AnyRule {
  const rule = byName[type];
  if (rule === undefined) throw new Error(`no rule for ${type}`);
  return rule;
}

const byPhase = Object.fromEntries(
  PHASES.map((phase) => [phase, MOVE_TYPES.map(ruleOf).filter((rule) => rule.phases.includes(phase))]),
) as Record<string, readonly AnyRule[]>;

/** The kinds of move that exist in a phase. */
export const rulesOf = (phase: Phase): readonly AnyRule[] => byPhase[phase] ?? [];
