import { arrangementFor } from '@/ui/games/nieuw-amsterdam/table/arrangement';

const cases = [
  ['a desk', 1920, 1080, 'desk'],
  ['a laptop', 1440, 900, 'beside'],
  ['a tablet on its side', 1280, 800, 'beside'],
  ['an upright tablet', 820, 1180, 'above'],
  ['a phone', 390, 844, 'sheet'],
  ['a phone on its side', 844, 390, 'low'],
  ['a square window, where a whole board leaves the panel no room', 600, 600, 'sheet'],
  ['a small landscape window, where nothing fits above anything', 800, 600, 'low'],
] as const;

test.each(cases)('the table is laid out for %s', (_, width, height, arranged) => {
  expect(arrangementFor(width, height)).toBe(arranged);
});
