import type { Layer } from '@/ui/board/engraving';
import { type Drawing, filled, join, layersOf, strokes } from './inks';
import { chance, type Line, type Point } from './pen';
import { bow, box, placed, range } from './shapes';
import { fir, oak } from './trees';

/* What lies under a player's own things: the quay of the wharf, and the country the land row is laid out in. */
const line = (...points: readonly Point[]): Line => points;

function ripples(from: Point, to: Point, rows: number, seed: number): Line[] {
  const next = chance(seed);
  return range(rows).flatMap((row) => {
    const y = from[1] + ((to[1] - from[1]) * row) / Math.max(1, rows - 1);
    return range(Math.floor((to[0] - from[0]) / 46)).map((part): Line => {
      const x = from[0] + part * 46 + next() * 22;
      const crests = 1 + Math.floor(next() * 2);
      return range(crests).flatMap((crest) => bow([x + crest * 11, y], [x + crest * 11 + 11, y], -1.6, 3));
    });
  });
}

/** The quay: paving behind, a timber edge on piles, the water before it. 392 by 196. */
export function wharfLayers(): Layer[] {
  const [w, h] = [392, 196];
  const paving = range(3).flatMap((row): Line[] =>
    range(19).map((stone) => box(8 + stone * 20 + (row % 2) * 10, 41 + row * 16, 16, 12)),
  );
  return [
    { d: join([box(3, 88, w - 6, h - 91)], true), fill: '#C9D6CF' },
    { d: join(paving.filter((stone) => (stone[1]?.[0] ?? 0) < w - 6), true), stroke: '#DCCBA6', strokeWidth: 1 },
    ...layersOf([
      ...strokes('ripple', ...ripples([10, 104], [w - 10, 190], 8, 3)),
      ...filled('timber', box(3, 86, w - 6, 7)),
      ...filled('dark', ...range(20).map((pile) => box(10 + pile * 19.6, 93, 4, 9))),
    ]),
  ];
} // prettier-ignore

/** A dock: planks of a pier, for goods to lie on. 84 by 70. */
export const pierLayers = (): Layer[] => [
  ...layersOf([
    ...filled('timber', box(2, 0, 80, 70)),
    ...strokes('hatch', ...range(9).map((plank): Line => line([2, 7.5 + plank * 7.6], [82, 7.5 + plank * 7.6])), ...range(7).map((joint): Line => line([14 + ((joint * 29) % 60), 7.5 + joint * 7.6], [14 + ((joint * 29) % 60), 15 + joint * 7.6]))),
  ]),
]; // prettier-ignore

/** Open country behind the land row: hills along the foot of the ladder, grass, single trees between the lots. */
export function countryLayers(w: number, h: number): Layer[] {
  const next = chance(44);
  const ridge: Line = range(14).flatMap((hill) => bow([(hill * (w - 6)) / 14 + 3, 62], [((hill + 1) * (w - 6)) / 14 + 3, 62], -(5 + next() * 7), 5));
  const wood: Drawing = range(Math.floor(w / 26)).flatMap((index) => {
    const x = 18 + index * 26 + next() * 10;
    return placed(index % 3 === 0 ? fir(index, 0.9) : oak(index, 0.85), x, 70 + next() * 5);
  });
  const grass = range(Math.floor(w / 11)).flatMap((tuft): Line[] => {
    const [x, y] = [10 + tuft * 11, 84 + next() * (h - 100)];
    return [line([x, y], [x - 1.5, y - 4]), line([x + 2, y], [x + 2.4, y - 5]), line([x + 4, y], [x + 6, y - 4])];
  });
  return [
    { d: join([[...ridge, [w - 3, h - 3], [3, h - 3]]], true), fill: '#DFE0BC' },
    ...layersOf([...strokes('hatch', ridge), ...wood, ...strokes('garden', ...grass)]),
  ];
} // prettier-ignore
