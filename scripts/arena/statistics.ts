import { at, range, sum } from '@/core/list';
import { openRng, rngFromSeed } from '@/core/rng';

export interface Estimate {
  readonly mean: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
}

const RESAMPLES = 2000;
const TAIL = 0.025;

export const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length;

/** The smallest number that at least this part of them does not exceed. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return at(sorted, Math.max(0, Math.ceil(part * sorted.length) - 1));
}

/**
 * The mean with its percentile bootstrap interval. The units must be independent of each other: games of one seed
 * are not, so they go in as one number.
 */
export function bootstrap(units: readonly number[], seed = 'bootstrap'): Estimate {
  return ratioBootstrap(
    units.map((unit) => [unit, 1]),
    seed,
  );
}

/** The same for the sum of the first numbers over the sum of the second, where units weigh differently. */
export function ratioBootstrap(units: readonly (readonly [number, number])[], seed = 'bootstrap'): Estimate {
  const { below } = openRng(rngFromSeed(seed));
  const ratios = range(RESAMPLES).map(() => ratio(units.map(() => at(units, below(units.length)))));
  return { mean: ratio(units), low: quantile(ratios, TAIL), high: quantile(ratios, 1 - TAIL) };
}

const ratio = (units: readonly (readonly [number, number])[]): number =>
  sum(units.map(([part]) => part)) / sum(units.map(([, whole]) => whole));

/** Pearson's; 0 where one of the two does not vary. */
export function correlation(pairs: readonly (readonly [number, number])[]): number {
  const meanX = mean(pairs.map(([x]) => x));
  const meanY = mean(pairs.map(([, y]) => y));
  const products = sum(pairs.map(([x, y]) => (x - meanX) * (y - meanY)));
  const squares = sum(pairs.map(([x]) => (x - meanX) ** 2)) * sum(pairs.map(([, y]) => (y - meanY) ** 2));
  return squares === 0 ? 0 : products / Math.sqrt(squares);
}

/** Each one's part of a win: the best share it. */
export function winShares(scores: readonly number[]): number[] {
  const best = Math.max(...scores);
  const winners = scores.filter((score) => score === best).length;
  return scores.map((score) => (score === best ? 1 / winners : 0));
}

/** From 1; equals share the mean of their places. */
export const placings = (scores: readonly number[]): number[] =>
  scores.map((own) => {
    const better = scores.filter((score) => score > own).length;
    const equal = scores.filter((score) => score === own).length;
    return 1 + better + (equal - 1) / 2;
  });
