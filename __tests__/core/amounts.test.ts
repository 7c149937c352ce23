import { count, shortOf, spread, total } from '@/core/amounts';

const KINDS = ['a', 'b', 'c'] as const;

test('the total is of the kinds asked for', () => {
  expect(total({ a: 1, b: 2, c: 4 }, KINDS)).toBe(7);
  expect(total<'a' | 'b' | 'c'>({ a: 1, b: 2, c: 4 }, ['c', 'a'])).toBe(5);
  expect(total({}, [])).toBe(0);
});

test('the first kind that is short is named; just enough is enough', () => {
  const purse = { a: 1, b: 2, c: 0 };

  expect(shortOf(purse, { a: 1, b: 2, c: 0 }, KINDS)).toBeNull();
  expect(shortOf(purse, { a: 1, b: 3, c: 1 }, KINDS)).toBe('b');
  expect(shortOf(purse, { a: 0, b: 0, c: 1 }, KINDS)).toBe('c');
  expect(shortOf(purse, { a: 2, b: 9, c: 9 }, ['c', 'b', 'a'])).toBe('c');
});

test('spread and count undo each other', () => {
  expect(spread({ a: 2, b: 0, c: 1 }, KINDS)).toEqual(['a', 'a', 'c']);
  expect(spread({ a: 2, b: 0, c: 1 }, ['c', 'b', 'a'])).toEqual(['c', 'a', 'a']);
  expect(count(['c', 'a', 'c'], KINDS)).toEqual({ a: 1, b: 0, c: 2 });
  expect(count([], KINDS)).toEqual({ a: 0, b: 0, c: 0 });
  expect(Object.keys(count(['c'], KINDS))).toEqual(['a', 'b', 'c']);
});
