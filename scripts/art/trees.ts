import { type Drawing, filled, strokes } from './inks';
import { chance, curve, type Line, type Point } from './pen';
import { range } from './shapes';

/** A broad crown of seven lobes, shaded on the right. Foot at 0, 0. */
export function oak(seed: number, size = 1): Drawing {
  const next = chance(seed);
  const r = (6.2 + next() * 1.6) * size;
  const [cx, cy] = [0, -r * 1.55];
  const lobes = range(7).map((index): Point => {
    const turn = (index / 7) * 2 * Math.PI + 0.4;
    const reach = r * (0.86 + next() * 0.3);
    return [cx + Math.cos(turn) * reach, cy + Math.sin(turn) * reach * 0.86];
  });
  const shade = range(3).map((index): Line => {
    const y = cy - r * 0.4 + index * r * 0.45;
    return [
      [cx + r * 0.7, y],
      [cx + r * 0.2, y + r * 0.22],
    ];
  });
  return [
    ...strokes('line', [
      [0, 0],
      [0, cy + r * 0.7],
    ]),
    ...filled('leaf', curve(lobes, true, 2)),
    ...strokes('hatch', ...shade),
  ];
}

/** A fir in three tiers. */
export function fir(seed: number, size = 1): Drawing {
  const next = chance(seed);
  const [w, h] = [(4.6 + next()) * size, (15 + next() * 4) * size];
  const right: Line = [
    [0, -h],
    [w * 0.55, -h * 0.66],
    [w * 0.3, -h * 0.64],
    [w * 0.8, -h * 0.38],
    [w * 0.45, -h * 0.36],
    [w, -h * 0.1],
  ];
  const left = [...right].reverse().map(([x, y]): Point => [-x, y]);
  return [
    ...strokes('line', [
      [0, 0],
      [0, -h * 0.1],
    ]),
    ...filled('leafDark', [...right, ...left]),
    ...strokes(
      'hatch',
      [
        [w * 0.1, -h * 0.7],
        [w * 0.4, -h * 0.55],
      ],
      [
        [w * 0.1, -h * 0.42],
        [w * 0.55, -h * 0.25],
      ],
    ),
  ];
}

/** Reeds at the water's edge. */
export const reeds = ([x, y]: Point): Drawing =>
  strokes('hatch', [[x - 3, y], [x - 4, y - 5]], [[x, y], [x, y - 7]], [[x + 3, y], [x + 4.5, y - 5]]); // prettier-ignore
