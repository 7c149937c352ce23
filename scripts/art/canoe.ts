import { type Drawing, filled, strokes } from './inks';
import { bow, range } from './shapes';
import type { Line } from './pen';

const HULL: Line = [
  [-38, -11],
  ...bow([-34, -4], [34, -4], 3, 8),
  [38, -11],
  ...bow([34, 4], [-34, 4], 2.4, 8),
];

/** A dugout of the Lenape with its load of corn. Waterline at 0, the middle at 0. */
export const canoe: Drawing = [
  ...range(4).flatMap((basket) =>
    filled('straw', [
      [-17 + basket * 10, -2],
      ...bow([-18 + basket * 10, -6], [-10 + basket * 10, -6], -6, 5),
      [-11 + basket * 10, -2],
    ]),
  ),
  ...strokes(
    'fine',
    ...range(4).map((basket): Line => [
      [-14 + basket * 10, -11],
      [-14 + basket * 10, -5],
    ]),
  ),
  ...filled('timber', HULL),
  ...strokes(
    'hatch',
    [
      [-28, 1],
      [28, 1],
    ],
    [
      [-20, 3.4],
      [22, 3.4],
    ],
  ),
];
