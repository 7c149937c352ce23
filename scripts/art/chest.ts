import type { Layer } from '@/ui/board/engraving';
import { columnBox } from '@/ui/games/nieuw-amsterdam/board/layout';
import { colours } from '@/ui/theme/colours';
import { type Drawing, filled, join, layersOf, strokes } from './inks';
import { chance, type Line, type Point } from './pen';
import { bow, box, disc, range } from './shapes';

/*
 * The money box: an oak chest with its lid thrown back, seen from above and in front. 396 by 310, as its plate.
 */
const [W, H] = [396, 310];
const RIM = 34;
const line = (...points: readonly Point[]): Line => points;

const LID: Line = [[2, RIM], [10, 15], ...bow([10, 15], [W - 10, 15], -12, 14), [W - 10, 15], [W - 2, RIM]]; // prettier-ignore
const STRAPS = [46, W - 46] as const;

/** Wood grain: long wavering strokes, none across another. */
function grain(seed: number, from: Point, to: Point, rows: number): Line[] {
  const next = chance(seed);
  return range(rows).flatMap((row) => {
    const y = from[1] + ((to[1] - from[1]) * (row + 0.5)) / rows;
    return range(5).flatMap((part): Line[] => {
      const x = from[0] + ((to[0] - from[0]) * (part + next() * 0.5)) / 5;
      const long = (to[0] - from[0]) * (0.08 + next() * 0.1);
      return [bow([x, y], [Math.min(to[0], x + long), y + (next() - 0.5)], (next() - 0.5) * 2, 3)];
    });
  });
}

const rivets = (points: readonly Point[]): Line[] => points.map(([x, y]) => disc(x, y, 2.1, 8));

/** A strap of iron over the lid and a hinge upon the rim. */
const strap = (x: number): Drawing => [
  ...filled('iron', line([x - 8, RIM], [x - 7, 7], [x + 7, 7], [x + 8, RIM]), box(x - 11, RIM - 4, 22, 8)),
  ...filled('dark', ...rivets([[x, 12], [x, 24], [x - 7, RIM], [x + 7, RIM]])),
]; // prettier-ignore

const corner = (x: number, y: number, right: 1 | -1): Drawing => [
  ...filled('iron', line([x, y], [x, y - 34], [x + 9 * right, y - 28], [x + 9 * right, y - 9], [x + 34 * right, y - 9], [x + 40 * right, y])),
  ...filled('dark', ...rivets([[x + 4.5 * right, y - 24], [x + 4.5 * right, y - 5], [x + 28 * right, y - 4.5]])),
]; // prettier-ignore

/** The chest without what is in it. */
export function chestLayers(): Layer[] {
  const wood: Layer = { d: join([LID], true), fill: '#8E5F3C', stroke: colours.ink, strokeWidth: 2.4 };
  const body: Layer = { d: join([box(3, RIM - 3, W - 6, H - RIM + 1)], true), fill: '#A9764E', stroke: colours.ink, strokeWidth: 2.4 };
  const fibres: Layer = {
    d: join([...grain(1, [14, 8], [W - 14, RIM - 4], 5), ...grain(2, [8, H - 8], [W - 8, H - 2], 2), ...grain(3, [5, 50], [13, H - 40], 14), ...grain(4, [W - 13, 50], [W - 5, H - 40], 14)], false),
    stroke: '#6E4A30',
    strokeWidth: 1,
  };
  return [
    wood,
    body,
    fibres,
    ...layersOf([...STRAPS.flatMap(strap), ...corner(3, H - 2, 1), ...corner(W - 3, H - 2, -1), ...strokes('fine', line([5, RIM + 1], [W - 5, RIM + 1]))]),
  ];
} // prettier-ignore

/** The depth of the five compartments: strokes from the shaded edges, above what lies on their floor. */
export function shadeLayers(): Layer[] {
  const next = chance(6);
  const strokesIn = range(5).flatMap((index): Line[] => {
    const { x, y, w, h } = columnBox(index);
    const top = range(Math.floor(w / 3.2)).map((at): Line => line([x + 2 + at * 3.2, y + 1], [x + 1 + at * 3.2, y + 4 + next() * 5]));
    const side = range(Math.floor(h / 3.6)).map((at): Line => line([x + 2, y + 2 + at * 3.6], [x + 4 + next() * 4, y + 3 + at * 3.6]));
    return [...top, ...side];
  });
  return [{ d: join(strokesIn, false), stroke: '#2B1A0E', strokeWidth: 1.1 }];
} // prettier-ignore
