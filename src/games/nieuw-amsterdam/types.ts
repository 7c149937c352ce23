import type { Seat } from '@/core/game';

export const FURS = ['beaver', 'mink', 'otter', 'muskrat', 'lynx'] as const;
export type Fur = (typeof FURS)[number];

/** The resources of the bank; furs are resources too but single pieces of a limited supply. */
export const STOCKS = ['coins', 'goods', 'timber', 'corn'] as const;
export type Stock = (typeof STOCKS)[number];

export const DISTRICTS = [
  'lumberYard',
  'granary',
  'docks',
  'carpenters',
  'blackMarket',
  'tradingCompany',
] as const;
export type District = (typeof DISTRICTS)[number];

export const TRADERS = ['top', 'middle', 'bottom'] as const;
export type Trader = (typeof TRADERS)[number];

/** The three action steps of a round, and the kinds of action tile. */
export const STEPS = ['city', 'land', 'trade'] as const;
export type Step = (typeof STEPS)[number];

export const PHASES = [
  'placement',
  'choose',
  'bid',
  'pay',
  'takeColumn',
  ...STEPS,
  'upkeep',
  'over',
] as const;
export type Phase = (typeof PHASES)[number];

export type LandId = string;
export type ShipId = string;

export type Writable<T> = { -readonly [K in keyof T]: T[K] };

/*
 * The state in two forms of one shape: `State` is what everybody sees and nobody changes; `Draft` is a rule's
 * own copy to work on. Lists marked readonly in the draft are shared between copies and replaced, never changed.
 */
export type FurCounts = Readonly<Record<Fur, number>>;

export const furCount = ({ beaver, mink, otter, muskrat, lynx }: FurCounts): number =>
  beaver + mink + otter + muskrat + lynx;

export interface Land {
  readonly id: LandId;
  readonly houses: number;
  readonly cleared: boolean;
}

export interface Player {
  readonly token: number;
  readonly coins: number;
  readonly goods: number;
  readonly timber: number;
  readonly corn: number;
  readonly furs: FurCounts;
  readonly vp: number;
  /** Those still in supply. */
  readonly buildings: number;
  readonly warehouses: number;
  /** The zone of the trading post, from 1. */
  readonly post: number;
  readonly lands: readonly Land[];
  readonly ships: readonly ShipId[];
  /** Unspent this round. */
  readonly tiles: Readonly<Record<Step, number>>;
  /** Whether the special action of this step is taken; counts for the current player only. */
  readonly specialUsed: boolean;
}

export interface Column {
  readonly tiles: readonly Step[];
  readonly takenBy: Seat | null;
}

export interface Bid {
  readonly player: Seat;
  /** null is a pass. */
  readonly amount: number | null;
}

export interface Auction {
  readonly chooser: Seat;
  readonly column: number;
  readonly bids: readonly Bid[];
  readonly toAct: Seat;
}

/** The first element is drawn next. */
export interface Piles {
  readonly furDraw: readonly Fur[];
  readonly furDiscard: readonly Fur[];
  readonly landDeck: readonly LandId[];
  readonly shipDeck: readonly ShipId[];
}

/** What the final scorings added, and the total. */
export interface FinalScore {
  readonly elections: number;
  readonly land: number;
  readonly furs: number;
  readonly resources: number;
  readonly total: number;
}

export interface Result {
  readonly winners: readonly Seat[];
  readonly scores: readonly FinalScore[];
}

export interface State {
  readonly game: 'nieuw-amsterdam';
  readonly version: 1;
  readonly round: number;
  readonly phase: Phase;
  readonly current: Seat | null;
  readonly players: readonly Player[];
  /** Businesses by seat. */
  readonly districts: Readonly<Record<District, readonly number[]>>;
  /** Longhouses by camp. */
  readonly camps: readonly number[];
  readonly traders: Readonly<Record<Trader, readonly Fur[]>>;
  readonly lands: readonly LandId[];
  readonly ships: readonly ShipId[];
  readonly moneyBox: readonly Column[];
  readonly auction: Auction | null;
  readonly piles: Piles;
  readonly rng: string;
  readonly result: Result | null;
}

export type DraftPlayer = Writable<Player>;

export type Draft = Writable<State>;

/** What everybody may see: all but the order of the piles and the generator. */
export interface View extends Omit<State, 'piles' | 'rng'> {
  readonly piles: {
    readonly furDraw: number;
    readonly furDiscard: readonly Fur[];
    readonly landDeck: number;
    readonly shipDeck: number;
  };
}
