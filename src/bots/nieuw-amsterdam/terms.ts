import type { Reason } from '@/bots/bot';

/** What can speak for a move or against it; every language has words for each. */
export const TERMS = [
  'points',
  'stocks',
  'furs',
  'income',
  'leads',
  'land',
  'houses',
  'room',
  'post',
  'cityTiles',
  'landTiles',
  'tradeTiles',
  'coins',
  'columnWorth',
  'leastNeeded',
] as const;
export type Term = (typeof TERMS)[number];

/** A reason in victory points. */
export interface Weight extends Reason {
  readonly term: Term;
}
