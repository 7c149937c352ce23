import { DISTRICT_OUTLINES, FORT, MILL, WALL_X } from '@/ui/games/nieuw-amsterdam/board/layout';
import { slanted } from './buildings';
import { type Drawing, filled, strokes } from './inks';
import { hatch, type Line, type Point, rough } from './pen';
import { between, bow, box, placed, range } from './shapes';

const line = (...points: readonly Point[]): Line => points;

/** A square with a bastion at each corner, as forts were drawn: centre 0, 0. */
function bastioned(half: number, point: number): Line {
  const [h, p, n] = [half, point, half * 0.52];
  const corner: readonly Point[] = [[-n, -h], [-h * 1.06, -h - p * 0.9], [-h - p, -h - p], [-h - p * 0.9, -h * 1.06], [-h, -n]]; // prettier-ignore
  const turned = (quarter: number): Point[] =>
    [...corner].reverse().map(([x, y]) => {
      const turns: readonly Point[] = [[x, y], [-y, x], [-x, -y], [y, -x]]; // prettier-ignore
      return turns[quarter] ?? [x, y];
    });
  return [0, 1, 2, 3].flatMap(turned);
}

/** The fort with its ramparts, the church and two ranges of quarters inside, the flag over it. */
function fort(): Drawing {
  const outer = rough(bastioned(28, 10), 3, { slip: 0.5, piece: 20 });
  return placed(
    [
      ...filled('lawn', bastioned(33, 12)),
      ...filled('stone', outer),
      ...strokes('hatch', ...hatch(outer, 4, 6, 2.6)),
      ...filled('soil', box(-21, -21, 42, 42)),
      ...strokes('fine', [...box(-21, -21, 42, 42), [-21, -21]]),
      ...placed(slanted({ w: 11, h: 8, deep: 19, roof: 'slate', rise: 9 }), -15, 2),
      ...placed(slanted({ w: 8, h: 5, deep: 16, roof: 'tile', rise: 5 }), -17, 18),
      ...strokes('line', line([15, 6], [15, -30])),
      ...filled('tile', line([15, -30], [29, -29], [29, -26.4], [15, -27])),
      ...filled('cloth', line([15, -27], [29, -26.4], [29, -23.6], [15, -24])),
      ...filled('slate', line([15, -24], [29, -23.6], [29, -20.8], [15, -21])),
    ],
    ...FORT,
  );
}

/** A post mill, its foot at 0, 0. */
export const windmill: Drawing = (() => {
  const vane = (turn: number): Drawing => {
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const at = (along: number, across: number): Point => [
      c * along - s * across,
      s * along + c * across - 21,
    ];
    return [
      ...filled('cloth', [at(5, 0.6), at(19, 0.6), at(19, 5), at(5, 5)]),
      ...strokes('line', [at(0, 0), at(19.5, 0)]),
    ];
  };
  return [
    ...filled('timber', line([-7, 0], [-5, -9], [5, -9], [7, 0])),
    ...filled('timber', line([-8, -9], [-7, -25], [0, -32], [7, -25], [8, -9])),
    ...strokes('hatch', line([4, -10], [4, -26]), line([6, -10], [6, -24])),
    ...range(4).flatMap((quarter) => vane((quarter * Math.PI) / 2 + 0.5)),
  ];
})();

const GATE = 494;

/** The wall: a palisade from river to river, two stone bastions in it and the land gate. */
function wall(): Drawing {
  const posts = [
    ...between([WALL_X, 258], [WALL_X + 1, GATE - 20], 6.5),
    ...between([WALL_X + 1, GATE + 24], [WALL_X - 1, 742], 6.5),
  ];
  const stake = ([x, y]: Point): Line => line([x - 4, y + 5], [x - 4, y - 3], [x, y - 7], [x + 4, y - 3], [x + 4, y + 5]); // prettier-ignore
  const tower = (y: number): Drawing => [
    ...filled('stone', line([WALL_X - 9, y + 9], [WALL_X - 9, y - 7], [WALL_X + 9, y - 7], [WALL_X + 9, y + 9])),
    ...filled('tile', line([WALL_X - 11, y - 7], [WALL_X, y - 18], [WALL_X + 11, y - 7])),
    ...filled('dark', box(WALL_X - 2, y - 3, 4, 6)),
  ]; // prettier-ignore
  return [...filled('timber', ...posts.map(stake)), ...[GATE - 18, GATE + 26].flatMap(tower)];
}

/** A bridge over the canal. */
const bridge = (y: number): Drawing => [
  ...filled('timber', [...bow([421, y + 4], [441, y + 4], -4, 6), ...bow([441, y - 4], [421, y - 4], 4, 6)]),
  ...strokes('fine', ...range(5).map((plank): Line => line([424 + plank * 3.6, y - 6], [424 + plank * 3.6, y + 2]))),
]; // prettier-ignore

/** Blocks with their shaded edges, and hedged gardens where nothing is built yet. */
export function blocks(): { readonly outlines: readonly Line[]; readonly shading: readonly Line[] } {
  const outlines = Object.values(DISTRICT_OUTLINES).map((outline, index) => rough(outline, 30 + index));
  return { outlines, shading: outlines.flatMap((outline, index) => hatch(outline, 50 + index, 7, 3.6)) };
}

/** Paving along the streets: dots as an engraver sets them. */
export const town = (): Drawing => [
  ...fort(),
  ...placed(windmill, ...MILL),
  ...wall(),
  ...bridge(612),
  ...bridge(700),
];
