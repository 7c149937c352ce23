import { openRng, rngFromSeed } from '@/core/rng';
import { cmaSearch } from '../../scripts/tune/cma';
import { type Play, type Settings, type Start, tune, type Verdict } from '../../scripts/tune/tuning';

const GOAL = [3, -2, 0.5, 10, 0];
const SCALES = [1, 1, 10, 0.1, 1];

/** 0 at the goal, less everywhere else. */
const near = (point: readonly number[]): number =>
  -point.reduce((far, x, i) => far + ((x - (GOAL[i] ?? 0)) * (SCALES[i] ?? 1)) ** 2, 0);

function climb(seed: string, generations: number, fitness: (point: readonly number[]) => number) {
  const search = cmaSearch({ start: [0, 0, 0, 0, 0], spread: [1, 1, 1, 1, 1], population: 12, seed });
  for (let i = 0; i < generations; i++) search.tell(search.ask().map(fitness));
  return search;
}

test('finds the top of a hill that is a hundred times steeper one way than another', () => {
  const found = climb('hill', 150, near);
  expect(near(found.middle())).toBeGreaterThan(-1e-6);
  expect(found.step()).toBeLessThan(0.1);
});

test('follows a narrow bent valley, where one number must wait for the other', () => {
  const valley = ([x = 0, y = 0]: readonly number[]): number => -((1 - x) ** 2 + 100 * (y - x * x) ** 2);
  const search = cmaSearch({ start: [-1, 1], spread: [0.5, 0.5], population: 16, seed: 'valley' });
  for (let i = 0; i < 1500; i++) search.tell(search.ask().map(valley));
  expect(valley(search.middle())).toBeGreaterThan(-1e-3);
});

test('comes near the top even when every measure is noisy', () => {
  const { below } = openRng(rngFromSeed('noise'));
  const noisy = (point: readonly number[]): number => near(point) + (below(1000) - 500) / 100;
  expect(near(climb('noisy', 150, noisy).middle())).toBeGreaterThan(-8);
  expect(near([0, 0, 0, 0, 0])).toBeLessThan(-30);
});

test('a seed gives the same search again, another seed another', () => {
  expect(climb('same', 20, near).middle()).toEqual(climb('same', 20, near).middle());
  expect(climb('same', 20, near).middle()).not.toEqual(climb('other', 20, near).middle());
});

describe('tuning', () => {
  /** A toy: whoever is nearer to the goal has more points, with a little luck. */
  const toy: Play = (seed, seats) => {
    const { below } = openRng(rngFromSeed(seed));
    return seats.map((weights) => 100 + near(weights) + below(10));
  };
  const settings: Settings = {
    players: [2, 4],
    generations: 40,
    population: 12,
    games: 48,
    every: 5,
    trials: 80,
    seed: 'toy',
  };
  const far = [0, 0, 0, 0, 0];
  const start: Start = { pool: [{ name: 'hand', weights: far }], from: far, spread: [1, 1, 1, 1, 1] };

  test('finds better players against a pool that grows with every promotion', () => {
    const told: Verdict[] = [];
    const { champion, pool, verdicts } = tune(toy, start, settings, (verdict) => told.push(verdict));
    expect(near(champion.weights)).toBeGreaterThan(near(far) / 4);
    expect(verdicts).toEqual(told);
    expect(verdicts).toHaveLength(8);
    expect(pool).toHaveLength(2 + verdicts.filter(({ promoted }) => promoted).length);
    expect(pool.at(-1)).toEqual(champion);
  });

  test('promotes nobody where nothing can be won', () => {
    const luck: Play = (_seed, seats) => seats.map(() => 7);
    const { champion, pool } = tune(luck, start, { ...settings, generations: 10 }, () => undefined);
    expect(champion.name).toBe('start');
    expect(pool).toHaveLength(2);
  });

  test('the same settings give the same champion', () => {
    const short = { ...settings, generations: 10 };
    expect(tune(toy, start, short, () => undefined)).toEqual(tune(toy, start, short, () => undefined));
  });
});
