import { at, range, sum, without } from '@/core/list';

describe('at', () => {
  test('gives the element', () => {
    expect([at(['a', 'b'], 0), at(['a', 'b'], 1), at([0], 0)]).toEqual(['a', 'b', 0]);
  });

  test.each([2, -1, 0.5])('nothing at %d is a bug', (index) => {
    expect(() => at(['a', 'b'], index)).toThrow(`nothing at ${index} of 2`);
  });
});

describe('sum', () => {
  test('adds all', () => {
    expect([sum([]), sum([4]), sum([1, 2, 3, -5])]).toEqual([0, 4, 1]);
  });
});

describe('without', () => {
  test('takes out the first equal one only', () => {
    const list = Object.freeze(['a', 'b', 'a', 'c']);

    expect(without(list, 'a')).toEqual(['b', 'a', 'c']);
    expect(without(list, 'c')).toEqual(['a', 'b', 'a']);
    expect(without(list, 'x')).toEqual(['a', 'b', 'a', 'c']);
    expect(without([], 'x')).toEqual([]);
  });

  test('gives a list of its own', () => {
    const list = ['a'];

    expect(without(list, 'x')).not.toBe(list);
  });
});

describe('range', () => {
  test('counts from 0', () => {
    expect([range(0), range(1), range(4)]).toEqual([[], [0], [0, 1, 2, 3]]);
  });
});
