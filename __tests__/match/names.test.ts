import fc from 'fast-check';
import { charactersOf, cleanName, cleanNames, LONGEST_NAME, LONGEST_NAME_UNITS } from '@/match/names';

const standIn = (seat: number) => `Player ${seat + 1}`;

test.each([
  ['Anna', 'Anna'],
  ['  Anna   Maria \n', 'Anna Maria'],
  ['\u00a0Zoë\u3000van\tDam', 'Zoë van Dam'],
  ['Zoe\u0308', 'Zoë'],
  ['李小龙', '李小龙'],
  ['محمد', 'محمد'],
  ['', ''],
  ['   ', ''],
  ['\u200b\ufeff', ''],
  ['\u0301\u0302', ''],
  ['\u202eevil\u202c\u0007', 'evil'],
  ['a\u0000\u200bb', 'ab'],
  ['x \u200b y', 'x y'],
  ['half \ud83d', 'half'],
  ['abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmnopqrst'],
  ['abcdefghijklmnopqrs uvwxyz', 'abcdefghijklmnopqrs'],
])('the name %j is kept as %j', (raw, name) => {
  expect(cleanName(raw)).toBe(name);
});

test.each([
  ['e\u0301a', 2],
  ['👨‍👩‍👧‍👦', 1],
  ['🇳🇱🇧🇪', 2],
  ['🇳🇱🇧', 2],
  ['👍🏽', 1],
  ['❤️', 1],
  ['नि', 1],
  ['ที่', 1],
  ['', 0],
])('%j is read as %i characters', (text, count) => {
  expect(charactersOf(text)).toHaveLength(count);
});

test('twenty families fit where twenty letters do, as far as storage allows, and none is torn', () => {
  const name = cleanName('👍🏽'.repeat(30));
  expect(name).toBe('👍🏽'.repeat(LONGEST_NAME));
  const families = cleanName('👨‍👩‍👧‍👦'.repeat(30));
  expect(families.length).toBeLessThanOrEqual(LONGEST_NAME_UNITS);
  expect(new Set(charactersOf(families))).toEqual(new Set(['👨‍👩‍👧‍👦']));
});

test.each([
  [
    ['Anna', 'Bert'],
    ['Anna', 'Bert'],
  ],
  [
    ['Anna', 'Anna'],
    ['Anna', 'Anna 2'],
  ],
  [
    ['Anna', ' anna ', 'ANNA'],
    ['Anna', 'anna 2', 'ANNA 3'],
  ],
  [
    ['Anna', 'Anna', 'Anna 2'],
    ['Anna', 'Anna 3', 'Anna 2'],
  ],
  [
    ['', 'Anna', ' '],
    ['Player 1', 'Anna', 'Player 3'],
  ],
  [
    ['Player 2', ''],
    ['Player 2', 'Player 2 2'],
  ],
  [
    ['abcdefghijklmnopqrst', 'abcdefghijklmnopqrst'],
    ['abcdefghijklmnopqrst', 'abcdefghijklmnopqr 2'],
  ],
])('the names %j become %j', (raw, names) => {
  expect(cleanNames(raw, standIn)).toEqual(names);
});

test('a seat without any name at all is called by its number', () => {
  expect(cleanNames(['', ''], () => '')).toEqual(['1', '2']);
});

test('whatever is typed: names are short, trimmed, never empty, never equal, and stay as they are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { minLength: 1, maxLength: 5 }),
      (raw) => {
        const names = cleanNames(raw, standIn);
        for (const name of names) {
          expect(name.trim()).toBe(name);
          expect(name).not.toBe('');
          expect(charactersOf(name).length).toBeLessThanOrEqual(LONGEST_NAME);
          expect(name.length).toBeLessThanOrEqual(LONGEST_NAME_UNITS);
        }
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
        expect(cleanNames(names, standIn)).toEqual(names);
      },
    ),
  );
});
