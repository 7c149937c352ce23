import { type Feature, FEATURES } from './names';
import data from './weights.json';

/** How a player bids; beside the weights of the features, and tuned with them. */
export const HABITS = ['price', 'priceLive', 'steep', 'rivalsWait', 'shade', 'contested'] as const;

export type WeightName = Feature | (typeof HABITS)[number];
export const WEIGHT_NAMES: readonly WeightName[] = [...FEATURES, ...HABITS];

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

const TUNED: Readonly<Record<string, Readonly<Record<WeightName, number>>>> = data.players;
const BY_PLAYERS = new Map(
  Object.entries(TUNED).map(([players, values]) => [Number(players), weightsFrom(values)]),
);

/** The tuned weights for a table of this size. */
export function weightsFor(players: number): Weights {
  const weights = BY_PLAYERS.get(players);
  if (weights === undefined) throw new Error(`no weights for ${players} players`);
  return weights;
}
