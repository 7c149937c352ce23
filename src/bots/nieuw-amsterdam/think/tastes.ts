import type { Temperament } from '@/bots/bot';
import { type WeightName, WEIGHT_NAMES, type Weights } from './weights';

/** What each temperament likes a little more than it is worth: land, furs and ships, the city. */
const LIKES: Readonly<Record<Temperament, Partial<Readonly<Record<WeightName, number>>>>> = {
  settler: { landTile: 0.5, rowLength: 0.1, progress: 0.05, harvest: 0.03 },
  merchant: { tradeTile: 0.5, fursMost: 0.05, cargoNow: 0.1, goodsIncome: 0.03 },
  burgher: { cityTile: 0.8, leads: 0.15, leadsNow: 0.05, businesses: 0.3 },
};

/** Weights with a liking on top: it changes what a bot prefers, not how well it counts. */
export function liking(weights: Weights, temperament: Temperament): Weights {
  const likes = LIKES[temperament];
  return weights.map((weight, index) => {
    const name = WEIGHT_NAMES[index];
    return weight + (name === undefined ? 0 : (likes[name] ?? 0));
  });
}
