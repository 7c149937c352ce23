import { range } from '@/core/list';
import { openRng, rngFromSeed } from '@/core/rng';
import { type Outcome, playSeed, summary } from '../../scripts/arena/series';
import {
  bootstrap,
  correlation,
  placings,
  quantile,
  ratioBootstrap,
  winShares,
} from '../../scripts/arena/statistics';

const dice = (seed: string) => openRng(rngFromSeed(seed)).below;

describe('statistics', () => {
  test('equals share a win and the mean of their places', () => {
    expect(winShares([40, 52, 52, 7])).toEqual([0, 0.5, 0.5, 0]);
    expect(placings([40, 52, 52, 7])).toEqual([3, 1.5, 1.5, 4]);
  });

  test('the bootstrapped interval is that of theory where theory knows it', () => {
    const units = range(400).map((i) => (i % 4 === 0 ? 1 : 0));
    const { mean, low, high } = bootstrap(units);
    const half = 1.96 * Math.sqrt((0.25 * 0.75) / 400);
    expect(mean).toBe(0.25);
    expect(Math.abs(low - (0.25 - half))).toBeLessThan(0.01);
    expect(Math.abs(high - (0.25 + half))).toBeLessThan(0.01);
  });

  test('about 95 of 100 intervals hold the truth', () => {
    const below = dice('coverage');
    const held = range(200).filter((i) => {
      const { low, high } = bootstrap(
        range(60).map(() => below(100)),
        `sample ${i}`,
      );
      return low <= 49.5 && 49.5 <= high;
    });
    expect(held.length).toBeGreaterThan(180);
    expect(held.length).toBeLessThan(200);
  });

  test('units that weigh more count for more', () => {
    expect(ratioBootstrap([[3, 4], [0, 1]]).mean).toBe(0.6); // prettier-ignore
  });

  test('a quantile is one of the numbers', () => {
    expect(quantile([5, 1, 4, 2, 3], 0.5)).toBe(3);
    expect(quantile([5, 1, 4, 2, 3], 0.99)).toBe(5);
    expect(quantile([5, 1, 4, 2, 3], 0)).toBe(1);
  });

  test('correlation tells direction and strength', () => {
    expect(correlation([[1, 2], [2, 4], [3, 6]])).toBeCloseTo(1); // prettier-ignore
    expect(correlation([[1, 6], [2, 4], [3, 2]])).toBeCloseTo(-1); // prettier-ignore
    expect(correlation([[1, 5], [2, 5]])).toBe(0); // prettier-ignore
  });
});

describe('arena', () => {
  test('a player against copies of itself wins exactly its share', () => {
    const { share, placing, margin } = summary([playSeed({ players: 3, a: 'easy', b: 'easy' }, 1)]);
    expect(share.mean).toBeCloseTo(1 / 3);
    expect(placing.mean).toBeCloseTo(2);
    expect(margin.mean).toBeCloseTo(0);
  });

  test('a seed is played from every seat, the same way every time', () => {
    const pairing = { players: 2, a: 'random', b: 'easy' };
    const once = playSeed(pairing, 7);
    const results = (rounds: typeof once) => rounds.map(({ points, others }) => [points, others]);
    expect(once).toHaveLength(2);
    expect(results(playSeed(pairing, 7))).toEqual(results(once));
    expect(results(playSeed(pairing, 8))).not.toEqual(results(once));
  });

  test('games of one seed are no evidence of their own: a seed counts once', () => {
    const game = (share: number): Outcome => ({
      share,
      placing: 1,
      points: 0,
      others: 0,
      thinking: { a: [1], b: [1] },
    });
    const shares = range(50).map((i) => i % 2);
    const once = summary(shares.map((share) => [game(share)]));
    const fourTimes = summary(shares.map((share) => [share, share, share, share].map(game)));
    expect(fourTimes.games).toBe(200);
    expect(fourTimes.share).toEqual(once.share);
  });

  test('a player that is not there is named, with those that are', () => {
    expect(() => playSeed({ players: 2, a: 'eazy', b: 'easy' }, 1)).toThrow(
      'no player "eazy"; there are random',
    );
    expect(() => playSeed({ players: 2, a: 'easy/thief', b: 'easy' }, 1)).toThrow('no temperament "thief"');
  });
});
