import type { Seat } from '@/core/game';
import type { RuleId } from './rule-ids';
import type { MoveType } from './moves';
import type { District, Fur, Phase, Step, Stock, Trader } from './types';

/** What somebody may have too little of. `resources` are all of them together, `payment` is coins and goods. */
export type Scarce = Stock | Fur | District | 'furs' | 'buildings' | 'resources' | 'payment';

/** A refusal without its rule: the code and the facts a sentence needs. */
export type Reason =
  // the move itself is not understood, or not now, or not by this player
  | { readonly code: 'malformed'; readonly field: string; readonly expected: string }
  | { readonly code: 'misfit'; readonly field: string; readonly expected: string }
  | { readonly code: 'wrongPhase'; readonly move: MoveType; readonly phase: Phase }
  | { readonly code: 'notYourTurn'; readonly current: Seat }
  | { readonly code: 'gameOver' }
  // too little, too much, not exactly
  | { readonly code: 'short'; readonly of: Scarce; readonly need: number; readonly have: number }
  | { readonly code: 'tooMany'; readonly most: number; readonly asked: number }
  | { readonly code: 'noneAsked' }
  | { readonly code: 'wrongTotal'; readonly need: number; readonly given: number }
  // auction
  | { readonly code: 'noSuchColumn'; readonly column: number }
  | { readonly code: 'columnTaken'; readonly column: number }
  | { readonly code: 'wrongColumnSize'; readonly column: number; readonly tiles: number }
  | { readonly code: 'bidTooLow'; readonly least: number; readonly bid: number }
  | { readonly code: 'bidTooHigh'; readonly most: number; readonly bid: number }
  | { readonly code: 'chooserMustBid' }
  // actions
  | { readonly code: 'noTile'; readonly step: Step }
  | { readonly code: 'specialTaken' }
  | { readonly code: 'cardNotOnOffer'; readonly card: string }
  | { readonly code: 'noCardOnOffer' }
  | { readonly code: 'nothingToClear' }
  | { readonly code: 'traderEmpty'; readonly trader: Trader }
  | { readonly code: 'soldWhole'; readonly trader: Trader }
  | {
      readonly code: 'fursNotThere';
      readonly trader: Trader;
      readonly fur: Fur;
      readonly need: number;
      readonly have: number;
    }
  | { readonly code: 'buyAndSell' }
  | { readonly code: 'wharfFull'; readonly most: number }
  | { readonly code: 'noFreeSite' }
  | { readonly code: 'noFurLeft' }
  | { readonly code: 'noFreeZone'; readonly farthest: number };

export type Refusal = { readonly rule: RuleId | 'PROTOCOL' } & Reason;

export interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

export const refused = (refusal: Refusal): Refused => ({ ok: false, refusal });

/** The commonest refusal: something is needed and there is less of it. */
export const short = (rule: RuleId, of: Scarce, need: number, have: number): Refusal | null =>
  have < need ? { rule, code: 'short', of, need, have } : null;

/** `asked` must lie between 1 and `most`. */
export function outOfRange(rule: RuleId, asked: number, most: number): Refusal | null {
  if (asked < 1) return { rule, code: 'noneAsked' };
  return asked > most ? { rule, code: 'tooMany', most, asked } : null;
}
