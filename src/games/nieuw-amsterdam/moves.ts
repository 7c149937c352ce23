import type { District, Fur, LandId, ShipId, Stock, Trader } from './types';

export type Payment = Readonly<Record<Stock, number>> & { readonly furs: Readonly<Record<Fur, number>> };
export type Businesses = Readonly<Record<District, number>>;

/** Exactly one of the two is above 0. */
export interface MarketMove<T extends 'lumberYard' | 'granary'> {
  readonly type: T;
  readonly buy?: number;
  readonly sell?: number;
}

export type Move =
  | { readonly type: 'placeBusiness'; readonly district: District }
  | { readonly type: 'chooseColumn'; readonly column: number }
  | { readonly type: 'bid'; readonly amount: number }
  | { readonly type: 'passBid' }
  | { readonly type: 'pay'; readonly with: Payment }
  | { readonly type: 'takeColumn'; readonly column: number }
  | { readonly type: 'buildBusinesses'; readonly districts: Businesses }
  | { readonly type: 'holdElections' }
  | { readonly type: 'acquireLand'; readonly land: LandId }
  | { readonly type: 'clearLand' }
  | { readonly type: 'tradeFurs'; readonly trader: Trader; readonly furs?: Readonly<Record<Fur, number>> }
  | { readonly type: 'shipFurs'; readonly ship: ShipId; readonly furs: Readonly<Record<Fur, number>> }
  | MarketMove<'lumberYard'>
  | MarketMove<'granary'>
  | { readonly type: 'buildWarehouse' }
  | { readonly type: 'buildHouses'; readonly count: number }
  | {
      readonly type: 'blackMarket';
      readonly furs: number;
      readonly pay: { readonly coins: number; readonly goods: number };
    }
  | { readonly type: 'moveTradingPost' }
  | { readonly type: 'passTile' }
  | { readonly type: 'endTurn' }
  | { readonly type: 'closeBusinesses'; readonly districts: Businesses };

export type MoveType = Move['type'];
export type MoveOf<T extends MoveType> = Extract<Move, { type: T }>;

/** What is open now, one entry per kind of move (`tradeFurs`: one per trader), with the ranges of its parameters. */
export type Offer =
  | { readonly type: 'placeBusiness'; readonly districts: readonly District[] }
  | { readonly type: 'chooseColumn'; readonly columns: readonly number[] }
  | { readonly type: 'bid'; readonly min: number; readonly max: number }
  | { readonly type: 'passBid' }
  | { readonly type: 'pay'; readonly total: number }
  | { readonly type: 'takeColumn'; readonly columns: readonly number[] }
  | { readonly type: 'buildBusinesses'; readonly max: number }
  | { readonly type: 'holdElections'; readonly vp: number }
  | { readonly type: 'acquireLand'; readonly lands: readonly LandId[] }
  | { readonly type: 'clearLand' }
  | { readonly type: 'tradeFurs'; readonly trader: Trader; readonly max: number; readonly travel: number }
  | { readonly type: 'shipFurs'; readonly ships: readonly ShipId[] }
  | { readonly type: 'lumberYard'; readonly maxBuy: number; readonly maxSell: number; readonly fee: number }
  | { readonly type: 'granary'; readonly maxBuy: number; readonly maxSell: number; readonly fee: number }
  | { readonly type: 'buildWarehouse'; readonly fee: number }
  | { readonly type: 'buildHouses'; readonly max: number; readonly fee: number }
  | { readonly type: 'blackMarket'; readonly max: number; readonly fee: number }
  | { readonly type: 'moveTradingPost'; readonly to: number; readonly fee: number }
  | { readonly type: 'passTile' }
  | { readonly type: 'endTurn'; readonly coins: number }
  | { readonly type: 'closeBusinesses'; readonly count: number };

export type OfferOf<T extends MoveType> = Extract<Offer, { type: T }>;
