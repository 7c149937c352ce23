import type { Seat } from '@/core/game';
import type { RuleId } from './rule-ids';
import type { District, Fur, LandId, Phase, ShipId, Step, Stock, Trader } from './types';

/** Where victory points come from, and where they go. */
export const VP_SOURCES = [
  'elections',
  'land',
  'ships',
  'closing',
  'lastElections',
  'lastLand',
  'furs',
  'resources',
] as const;
export type VpSource = (typeof VP_SOURCES)[number];

/**
 * What happened. Amounts are signed: what a player gained, or lost. Replaying only the events from a known
 * state gives every resource, VP, piece and owner again; the order inside the piles stays hidden.
 */
export type Happening =
  // resources and points
  | { readonly type: Stock; readonly player: Seat; readonly amount: number }
  | { readonly type: 'vp'; readonly player: Seat; readonly amount: number; readonly source: VpSource }
  | { readonly type: 'goodsLost'; readonly player: Seat; readonly amount: number }
  // furs
  | { readonly type: 'fursLaid'; readonly trader: Trader; readonly furs: readonly Fur[] }
  | {
      readonly type: 'fursTaken';
      readonly player: Seat;
      readonly trader: Trader;
      readonly furs: readonly Fur[];
    }
  | { readonly type: 'fursDrawn'; readonly player: Seat; readonly furs: readonly Fur[] }
  | { readonly type: 'fursDiscarded'; readonly player: Seat; readonly furs: readonly Fur[] }
  | { readonly type: 'fursReshuffled'; readonly count: number }
  // buildings
  | {
      readonly type: 'businessesBuilt';
      readonly player: Seat;
      readonly district: District;
      readonly count: number;
    }
  | {
      readonly type: 'businessesClosed';
      readonly player: Seat;
      readonly district: District;
      readonly count: number;
    }
  | { readonly type: 'housesBuilt'; readonly player: Seat; readonly land: LandId; readonly count: number }
  | { readonly type: 'warehouseBuilt'; readonly player: Seat; readonly site: number }
  // cards
  | { readonly type: 'cardsRemoved'; readonly lands: readonly LandId[]; readonly ships: readonly ShipId[] }
  | { readonly type: 'cardsRevealed'; readonly lands: readonly LandId[]; readonly ships: readonly ShipId[] }
  | { readonly type: 'landAcquired'; readonly player: Seat; readonly land: LandId }
  | { readonly type: 'landCleared'; readonly player: Seat; readonly land: LandId }
  | { readonly type: 'shipLoaded'; readonly player: Seat; readonly ship: ShipId }
  // river; `to` is null when the longhouse leaves the game
  | { readonly type: 'longhouseMoved'; readonly from: number; readonly to: number | null }
  | { readonly type: 'postMoved'; readonly player: Seat; readonly from: number; readonly to: number }
  // auction
  | { readonly type: 'tilesLaid'; readonly columns: readonly (readonly Step[])[] }
  | { readonly type: 'columnChosen'; readonly player: Seat; readonly column: number }
  | { readonly type: 'bidMade'; readonly player: Seat; readonly amount: number }
  | { readonly type: 'bidPassed'; readonly player: Seat }
  | { readonly type: 'auctionWon'; readonly player: Seat; readonly column: number; readonly amount: number }
  | {
      readonly type: 'columnTaken';
      readonly player: Seat;
      readonly column: number;
      readonly tiles: readonly Step[];
    }
  | { readonly type: 'tokenTaken'; readonly player: Seat; readonly token: number }
  | { readonly type: 'tilesLeftOut'; readonly columns: readonly number[] }
  // the course of the game
  | { readonly type: 'roundStarted'; readonly round: number }
  | { readonly type: 'phaseStarted'; readonly phase: Phase }
  | { readonly type: 'turnStarted'; readonly player: Seat }
  | { readonly type: 'tileSpent'; readonly player: Seat; readonly step: Step }
  | { readonly type: 'tilePassed'; readonly player: Seat; readonly step: Step }
  | { readonly type: 'specialTaken'; readonly player: Seat; readonly district: District }
  | { readonly type: 'specialPassed'; readonly player: Seat }
  | { readonly type: 'turnEnded'; readonly player: Seat }
  | { readonly type: 'electionsHeld'; readonly player: Seat }
  | { readonly type: 'gameEnded'; readonly winners: readonly Seat[] };

export type Event = Happening & { readonly rule: RuleId };
export type StockEvent = Extract<Event, { type: Stock }>;
