import { businessPlace, DISTRICT_BOXES, DISTRICT_OUTLINES } from '@/ui/games/nieuw-amsterdam/board/layout';
import { chance, inside, type Line, type Point } from './pen';
import { box, disc, range } from './shapes';

/*
 * What grows in a block where nobody has built yet: the Castello Plan of 1660 shows orchards, furrows and parterres
 * behind every house. One bed for each place of a business, so that building there clears it.
 */
const [WIDE, HIGH] = [46, 42];
const line = (...points: readonly Point[]): Line => points;
const closed = (outline: Line): Line => [...outline, ...outline.slice(0, 1)];

type Bed = (x: number, y: number) => Line[];

/** Trees in rows, each with its shadow. */
const orchard: Bed = (x, y) =>
  range(9).flatMap((tree): Line[] => {
    const [cx, cy] = [x + 7 + (tree % 3) * 16, y + 7 + Math.floor(tree / 3) * 14];
    return [closed(disc(cx, cy, 4, 5)), line([cx + 3, cy + 3], [cx + 7, cy + 3])];
  });

const furrows: Bed = (x, y) => [
  closed(box(x, y, WIDE, HIGH)),
  ...range(7).map((row): Line => line([x + 3, y + 6 + row * 5], [x + WIDE - 3, y + 6 + row * 5])),
];

/** Four beds about a round one. */
const parterre: Bed = (x, y) => [
  closed(box(x, y, WIDE, HIGH)),
  ...[0, 1].flatMap((column) =>
    [0, 1].flatMap((row): Line[] => {
      const [left, top] = [x + 4 + column * 21, y + 4 + row * 19];
      return [
        closed(box(left, top, 17, 15)),
        ...range(4).map((stroke): Line =>
          line([left + 2 + stroke * 4, top + 13], [left + 4 + stroke * 4, top + 2]),
        ),
      ];
    }),
  ),
  closed(disc(x + WIDE / 2, y + HIGH / 2, 4.5, 9)),
];

const kitchen: Bed = (x, y) => [
  closed(box(x, y, WIDE, HIGH)),
  ...range(20).map((plant): Line => {
    const [left, foot] = [x + 6 + (plant % 5) * 8, y + 10 + Math.floor(plant / 5) * 9];
    return line([left, foot], [left + 2, foot - 4], [left + 4, foot]);
  }),
];

const BEDS: readonly Bed[] = [parterre, furrows, orchard, kitchen, orchard, furrows, parterre];

/** Beds in every block, and the paving of the streets between the blocks. */
export function gardens(): Line[] {
  const districts = Object.keys(DISTRICT_BOXES) as (keyof typeof DISTRICT_BOXES)[]; // its own keys
  const outlines = Object.values(DISTRICT_OUTLINES);
  const beds = districts.flatMap((district, index) =>
    range(6).flatMap((place) => {
      const [x, y] = businessPlace(district, place);
      const bed = BEDS[(index * 2 + place * 3) % BEDS.length] ?? furrows;
      const lines = bed(x + 3, y + 5);
      return lines.every((stroke) => stroke.every((point) => inside(point, DISTRICT_OUTLINES[district]))) ? lines : [];
    }),
  );
  const next = chance(61);
  const stones = range(150).flatMap((): Line[] => {
    const [x, y] = [34 + next() * 594, 268 + next() * 470];
    const street = !outlines.some((outline) => inside([x, y], outline) || inside([x + 4, y], outline));
    const dry = x > 60 && (x < 418 || x > 442 || y < 560) && Math.hypot(x - 79, y - 473) > 62;
    return street && dry ? [line([x, y], [x + 2.6, y])] : [];
  });
  return [...beds, ...stones];
} // prettier-ignore
