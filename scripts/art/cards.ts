import type { Layer } from '@/ui/board/engraving';
import { type Drawing, filled, join, layersOf, strokes } from './inks';
import { chance, type Line, type Point } from './pen';
import { bow, placed, range } from './shapes';
import { fluyt } from './ship';
import { fir, oak } from './trees';

/* The pictures on the cards, each from 1, 1 with the round upper corners of its card. */
const line = (...points: readonly Point[]): Line => points;
const RADIUS = 6;

const head = (w: number, h: number): Line => [
  [1, h],
  ...bow([1, 1 + RADIUS], [1 + RADIUS, 1], -1.8, 4),
  ...bow([w - RADIUS, 1], [w, 1 + RADIUS], -1.8, 4),
  [w, h],
];

/** Some of a hundredth of the sky: level strokes that thin out towards the horizon. */
const air = (w: number, to: number, seed: number): Line[] => {
  const next = chance(seed);
  return range(Math.floor(to / 4.4)).flatMap((row): Line[] => {
    const y = 5 + row * 4.4;
    const [from, long] = [4 + next() * w * 0.4, w * (0.2 + next() * 0.35)];
    return [line([from, y], [Math.min(w - 3, from + long), y])];
  });
};

const hillLine = (w: number, y: number): Line => [
  [1, y + 3],
  ...bow([1, y + 3], [w * 0.45, y + 1], -7, 6),
  ...bow([w * 0.45, y + 1], [w, y - 1], -5, 6),
];

function forest(w: number, y: number): Drawing {
  const next = chance(17);
  return range(8).flatMap((index) => {
    const x = 11 + (index * (w - 22)) / 7;
    const size = 1.05 + next() * 0.35;
    return placed(index % 3 === 1 ? fir(index, size * 1.1) : oak(index, size), x, y + (index % 2) * 4);
  });
}

/** A sheaf of corn, tied. */
const sheaf = (x: number, y: number): Drawing => [
  ...filled('straw', line([x - 4, y], [x - 1.6, y - 6], [x - 5, y - 13], [x, y - 15], [x + 5, y - 13], [x + 1.6, y - 6], [x + 4, y])),
  ...strokes('hatch', line([x - 2, y - 6], [x + 2, y - 6]), line([x, y - 7], [x, y - 13]), line([x + 1, y - 5], [x + 2, y - 1])),
]; // prettier-ignore

/** Furrows that run towards the hills, stubble and sheaves on them. */
function field(w: number, y: number, h: number): Drawing {
  const furrows = range(15).map((furrow): Line => {
    const [near, far] = [w / 2 + (furrow - 7) * w * 0.15, w / 2 + (furrow - 7) * w * 0.06];
    const edge = Math.min(w - 1, Math.max(2, near));
    const reach = near === far ? 1 : (edge - far) / (near - far);
    return line([far, y], [edge, y + (h - y) * reach]);
  });
  return [
    ...filled('acre', line([1, y], [w, y], [w, h], [1, h])),
    ...strokes('hatch', ...furrows),
    ...[12, 32, 58, 80].flatMap((x, index) => sheaf((x * w) / 93, y + 8 + (index % 2) * 5)),
  ];
}

interface Land {
  readonly w: number;
  readonly h: number;
  readonly cleared: boolean;
}

/** A parcel of land from the road: hills, and before them forest or a field. */
export function landLayers({ w, h, cleared }: Land): Layer[] {
  const ridge = hillLine(w, 24);
  return [
    { d: join([head(w, h)], true), fill: '#EFEBDA' },
    { d: join([[...ridge, [w, h], [1, h]]], true), fill: cleared ? '#E3D9AE' : '#C3CB98' },
    ...layersOf([
      ...strokes('sky', ...air(w, 18, cleared ? 3 : 4)),
      ...strokes('hatch', ridge),
      ...(cleared ? field(w, 34, h) : forest(w, 36)),
    ]),
  ];
}

/** A fluyt at anchor: the sea, the sky, and the ship itself to be set upon them in one of three sizes. */
export function roadsteadLayers(w: number, h: number): Layer[] {
  const next = chance(8);
  const water = range(5).flatMap((row): Line[] =>
    range(3).map((part) => {
      const [x, y] = [3 + part * (w / 3) + next() * 8, h - 20 + row * 4.4];
      return bow([x, y], [Math.min(w - 2, x + 12 + next() * 12), y], -1, 3);
    }),
  );
  return [
    { d: join([head(w, h)], true), fill: '#EFEBDA' },
    { d: join([line([1, h - 24], [w, h - 24], [w, h], [1, h])], true), fill: '#C9D6CF' },
    ...layersOf([...strokes('sky', ...air(w, h - 30, 2)), ...strokes('ripple', ...water)]),
  ];
}

/** The ship of the cards: fewer inks than the one on the title page, since it is printed small and often. */
export const cardShip = (): Layer[] =>
  layersOf(fluyt(true).filter(({ ink }) => !['gold', 'line', 'slate'].includes(ink)));
