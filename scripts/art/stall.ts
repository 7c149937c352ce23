import { type Drawing, filled, strokes } from './inks';
import type { Line, Point } from './pen';
import { bow, box, range } from './shapes';

/*
 * Where a trader of the Lenape sells: an arbour of poles under sheets of bark, a beam to hang furs from, baskets on
 * the ground. 154 by 148; furs hang between y 44 and 86, the price stands between y 104 and 140.
 */
const line = (...points: readonly Point[]): Line => points;

/** Sheets of bark, course upon course, each sheet a little askew. */
const roof: Drawing = range(3).flatMap((course) => {
  const [y, inset] = [24 - course * 8, course * 7];
  const sheets = 7 - course;
  const wide = (154 - inset * 2) / sheets;
  return range(sheets).flatMap((sheet): Drawing => {
    const x = inset + sheet * wide;
    return [
      ...filled('bark', line([x, y + 6], [x + 2, y - 6], [x + wide + 1, y - 6], [x + wide, y + 6 + (sheet % 2)])),
      ...strokes('hatch', ...range(3).map((fibre): Line => line([x + 4 + fibre * 6, y - 3], [x + 3 + fibre * 6, y + 3]))),
    ];
  });
}); // prettier-ignore

const poles: Drawing = [
  ...filled('timber', box(5, 30, 6, 114), box(143, 30, 6, 114), box(1, 34, 152, 5)),
  ...strokes('line', line([2, 31], [14, 42]), line([14, 31], [2, 42]), line([140, 31], [152, 42]), line([152, 31], [140, 42])),
  ...strokes('hatch', ...range(12).flatMap((knot): Line[] => [line([9.5, 46 + knot * 8], [9.5, 50 + knot * 8]), line([147.5, 46 + knot * 8], [147.5, 50 + knot * 8])])),
]; // prettier-ignore

/** A basket of splint. */
const basket = (x: number, y: number): Drawing => [
  ...filled('straw', [[x - 9, y - 13], ...bow([x - 8, y], [x + 8, y], -2, 4), [x + 9, y - 13]]),
  ...filled('timber', [...bow([x - 10, y - 13], [x + 10, y - 13], -3, 6), ...bow([x + 10, y - 13], [x - 10, y - 13], -3, 6)]),
  ...strokes('hatch', ...range(4).map((stave): Line => line([x - 6 + stave * 4, y - 10], [x - 5.4 + stave * 3.6, y - 0.6])), bow([x - 8.6, y - 8], [x + 8.6, y - 8], -2, 4), bow([x - 8, y - 4], [x + 8, y - 4], -2, 4)),
]; // prettier-ignore

/** A kettle of brass over ashes. */
const kettle = (x: number, y: number): Drawing => [
  ...filled('gold', [[x - 8, y - 12], ...bow([x - 9, y - 5], [x + 9, y - 5], 5, 6), [x + 8, y - 12]]),
  ...strokes('line', bow([x - 8, y - 12], [x + 8, y - 12], -9, 7), line([x - 9, y - 12], [x + 9, y - 12])),
  ...strokes('hatch', line([x + 4, y - 9], [x + 3, y - 2]), line([x + 6, y - 9], [x + 5.4, y - 3])),
];

/** A woven mat under everything. */
const mat: Drawing = [
  ...filled('soil', line([12, 98], [142, 98], [148, 143], [6, 143])),
  ...strokes(
    'garden',
    ...range(7).map((row): Line => line([12 - row, 102 + row * 6], [142 + row, 102 + row * 6])),
  ),
];

export const stall: Drawing = [
  ...filled('dusk', line([11, 38], [143, 38], [143, 98], [11, 98])),
  ...mat,
  ...poles,
  ...roof,
  ...basket(24, 138),
  ...kettle(130, 138),
];
