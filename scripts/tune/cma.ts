import { at, range, sum } from '@/core/list';
import { type Dice, openRng, rngFromSeed } from '@/core/rng';

export interface Search {
  /** The points to try next. */
  ask(): readonly (readonly number[])[];
  /** How good each of them was; more is better. */
  tell(fitness: readonly number[]): void;
  /** The middle of where good points lie. */
  middle(): readonly number[];
  /** How far the search still steps, against its first step. */
  step(): number;
}

export interface SearchSettings {
  readonly start: readonly number[];
  /** How far each number may sensibly be off. */
  readonly spread: readonly number[];
  readonly population: number;
  readonly seed: string;
}

/**
 * Separable CMA-ES (Ros and Hansen 2008): evolution of a normal distribution whose axes stay those of the numbers,
 * so that its cost and what it must learn grow with their count and not with its square. Points come in mirrored
 * pairs, which takes out part of the noise.
 */
export function cmaSearch({ start, spread, population, seed }: SearchSettings): Search {
  const normal = normals(openRng(rngFromSeed(seed)).below);
  const rates = ratesFor(start.length, population);
  let state: Cloud = {
    mean: start,
    step: 1,
    variance: spread.map((far) => far * far),
    pathOfStep: start.map(() => 0),
    pathOfShape: start.map(() => 0),
    generation: 0,
  };
  let tried: readonly (readonly number[])[] = [];
  return {
    ask() {
      tried = mirrored(population, () => start.map(normal));
      return tried.map((draw) => pointAt(state, draw));
    },
    tell(fitness) {
      const order = range(tried.length).sort((i, j) => at(fitness, j) - at(fitness, i));
      const best = order.slice(0, rates.weights.length).map((index) => at(tried, index));
      state = moved(state, best, rates);
    },
    middle: () => state.mean,
    step: () => state.step,
  };
}

interface Cloud {
  readonly mean: readonly number[];
  readonly step: number;
  readonly variance: readonly number[];
  readonly pathOfStep: readonly number[];
  readonly pathOfShape: readonly number[];
  readonly generation: number;
}

const pointAt = ({ mean, step, variance }: Cloud, draw: readonly number[]): number[] =>
  mean.map((middle, i) => middle + step * Math.sqrt(at(variance, i)) * at(draw, i));

function mirrored(count: number, draw: () => number[]): number[][] {
  const pairs = range(Math.ceil(count / 2)).flatMap(() => {
    const one = draw();
    return [one, one.map((number) => -number)];
  });
  return pairs.slice(0, count);
}

type Rates = ReturnType<typeof ratesFor>;

/** The usual settings; what learns the shape learns faster, as it has less to learn. */
function ratesFor(n: number, population: number) {
  const raw = range(Math.floor(population / 2)).map((i) => Math.log((population + 1) / 2) - Math.log(i + 1));
  const weights = raw.map((weight) => weight / sum(raw));
  const mass = 1 / sum(weights.map((weight) => weight * weight));
  const cs = (mass + 2) / (n + mass + 5);
  const faster = (n + 2) / 3;
  const c1 = Math.min(0.5, (2 / ((n + 1.3) ** 2 + mass)) * faster);
  const cmu = (2 * (mass - 2 + 1 / mass)) / ((n + 2) ** 2 + mass);
  return {
    weights,
    mass,
    cs,
    damping: 1 + 2 * Math.max(0, Math.sqrt((mass - 1) / (n + 1)) - 1) + cs,
    cc: (4 + mass / n) / (n + 4 + (2 * mass) / n),
    c1,
    cmu: Math.min(1 - c1, cmu * faster),
    /** The expected length of a normal draw. */
    usual: Math.sqrt(n) * (1 - 1 / (4 * n) + 1 / (21 * n * n)),
  };
}

/** `best` in the units of the cloud, the best first. */
function moved(cloud: Cloud, best: readonly (readonly number[])[], rates: Rates): Cloud {
  const { weights, mass, cs, cc, c1, cmu, damping, usual } = rates;
  const generation = cloud.generation + 1;
  const shift = cloud.mean.map((_, i) => sum(best.map((draw, k) => at(weights, k) * at(draw, i))));
  const pathOfStep = followed(cloud.pathOfStep, shift, cs, mass);
  const length = Math.sqrt(sum(pathOfStep.map((part) => part * part)));
  const stalled =
    length / Math.sqrt(1 - (1 - cs) ** (2 * generation)) > (1.4 + 2 / (shift.length + 1)) * usual;
  const scaled = shift.map((part, i) => part * Math.sqrt(at(cloud.variance, i)));
  const pathOfShape = followed(cloud.pathOfShape, stalled ? scaled.map(() => 0) : scaled, cc, mass);
  const variance = cloud.variance.map((old, i) => {
    const spread = sum(best.map((draw, k) => at(weights, k) * at(draw, i) ** 2)) * old;
    return (1 - c1 - cmu) * old + c1 * at(pathOfShape, i) ** 2 + cmu * spread;
  });
  return {
    mean: pointAt(cloud, shift),
    step: cloud.step * Math.exp((cs / damping) * (length / usual - 1)),
    variance,
    pathOfStep,
    pathOfShape,
    generation,
  };
}

const followed = (path: readonly number[], shift: readonly number[], rate: number, mass: number): number[] =>
  path.map((part, i) => (1 - rate) * part + Math.sqrt(rate * (2 - rate) * mass) * at(shift, i));

/** Draws of the normal distribution, by Box and Muller. */
function normals(below: Dice): () => number {
  const FINE = 2 ** 30;
  const uniform = (): number => (below(FINE) + 0.5) / FINE;
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}
