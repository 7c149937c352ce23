import { FEATURES } from './features';

/** How a player bids; beside the weights of the features, and tuned with them. */
export const HABITS = ['price', 'priceLive', 'steep', 'rivalsWait', 'shade', 'contested'] as const;

export const WEIGHT_NAMES = [...FEATURES, ...HABITS] as const;
export type WeightName = (typeof WEIGHT_NAMES)[number];

/** One number for every name, in this order. */
export type Weights = Float64Array;

/* Where the habits stand. */
export const PRICE = FEATURES.length;
export const PRICE_LIVE = PRICE + 1;
export const STEEP = PRICE + 2;
export const RIVALS_WAIT = PRICE + 3;
export const SHADE = PRICE + 4;
export const CONTESTED = PRICE + 5;

export const weightsFrom = (values: Readonly<Record<WeightName, number>>): Weights =>
  Float64Array.from(WEIGHT_NAMES.map((name) => values[name]));
