import { range } from '@/core/list';
import { isRng, openRng, rngFromSeed, shuffled } from '@/core/rng';
import { everyOutcome } from '../support/dice';

/* The expected numbers were made by an implementation of its own, of xoroshiro128+ on 64-bit integers. */
const roll = (rng: string, n: number, times: number) => {
  const chance = openRng(rng);
  return { rolled: range(times).map(() => chance.below(n)), rng: chance.rng() };
};

describe('a seed', () => {
  test.each([
    ['', '8e5e3ba773af32782545bfef72a160dc'],
    ['abc', 'b3f9ee6a4abb98540710a4f18e2026bf'],
    ['abd', '8de67439b70e4c26e00151dc6ddb86b9'],
    ['Ünï😀', '5092769f059e33c8764e3372b8b1db50'],
  ])('%j makes always the same generator', (seed, rng) => {
    expect(rngFromSeed(seed)).toBe(rng);
    expect(isRng(rngFromSeed(seed))).toBe(true);
  });

  test('near texts make unrelated generators', () => {
    const seeds = range(2000).map((n) => rngFromSeed(`game ${n}`));

    expect(new Set(seeds).size).toBe(2000);
    expect(new Set(seeds.map((rng) => rng.slice(0, 8))).size).toBe(2000);
    expect(new Set(seeds.map((rng) => rng.slice(24))).size).toBe(2000);
  });
});

describe('a generator', () => {
  test('gives always the same numbers', () => {
    expect(roll(rngFromSeed('abc'), 6, 12)).toEqual({
      rolled: [1, 5, 2, 5, 1, 3, 2, 4, 1, 0, 5, 1],
      rng: '38a12bffcaca92d53bfe28729a8edc2b',
    });
    expect(roll('00000000000000000000000000000001', 100, 5)).toEqual({
      rolled: [49, 85, 89, 88, 72],
      rng: '04010011209025850220000020a02080',
    });
  });

  test('goes on from the state it was put down in', () => {
    const whole = roll(rngFromSeed('abc'), 6, 12).rolled;
    const first = roll(rngFromSeed('abc'), 6, 5);

    expect([...first.rolled, ...roll(first.rng, 6, 7).rolled]).toEqual(whole);
  });

  test('is not changed by being looked at', () => {
    const chance = openRng(rngFromSeed('abc'));

    expect([chance.rng(), chance.rng()]).toEqual([rngFromSeed('abc'), rngFromSeed('abc')]);
  });

  test.each([1, 2, 3, 6, 50])('throws each of %i numbers equally often, more or less', (n) => {
    const times = 1000 * n;
    const { rolled } = roll(rngFromSeed(`uniform ${n}`), n, times);
    const counts = range(n).map((value) => rolled.filter((other) => other === value).length);

    expect(Math.min(...counts)).toBeGreaterThan(850);
    expect(Math.max(...counts)).toBeLessThan(1150);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(times);
  });
});

describe('a state of a generator', () => {
  test.each([
    ['8e5e3ba773af32782545bfef72a160dc', true],
    ['00000000000000000000000000000001', true],
    ['00000000000000000000000000000000', false],
    ['8e5e3ba773af32782545bfef72a160d', false],
    ['8e5e3ba773af32782545bfef72a160dc0', false],
    ['8E5E3BA773AF32782545BFEF72A160DC', false],
    ['ge5e3ba773af32782545bfef72a160dc', false],
    [' 8e5e3ba773af32782545bfef72a160dc', false],
    ['8e5e3ba773af32782545bfef72a160dc\n', false],
    ['', false],
  ])('%j: %s', (text, is) => {
    expect(isRng(text)).toBe(is);
  });
});

describe('shuffling', () => {
  test('gives always the same order', () => {
    const chance = openRng(rngFromSeed('abc'));

    expect(shuffled([...'abcdefgh'], chance.below).join('')).toBe('hfgbecad');
    expect(chance.rng()).toBe('0cb23a9ebd3a9944772f86dcb141699a');
  });

  test('every order comes up in exactly one way', () => {
    const orders = everyOutcome((below) => shuffled(['a', 'b', 'c', 'd'], below).join(''));

    expect(orders).toHaveLength(24);
    expect(new Set(orders).size).toBe(24);
  });

  test('leaves the list alone, and nothing to throw for one or none', () => {
    const list = Object.freeze(['a', 'b', 'c']);
    const never = () => {
      throw new Error('thrown');
    };

    expect(shuffled(list, (n) => n - 1)).toEqual(['a', 'b', 'c']);
    expect(shuffled(list, () => 0)).toEqual(['b', 'c', 'a']);
    expect(shuffled(list, (n) => n - 1)).not.toBe(list);
    expect([shuffled([], never), shuffled(['a'], never)]).toEqual([[], ['a']]);
  });
});
