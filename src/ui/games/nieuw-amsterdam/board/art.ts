import { range } from '@/core/list';
import { DISTRICTS } from '@/games/nieuw-amsterdam/types';
import { chance, curve, grown, hatch, path, type Point, type Rect, rough, strew } from '@/ui/board/pen';
import {
  campBox,
  DISTRICT_OUTLINES,
  ISLAND_COAST,
  type Sheet,
  stallBox,
  trackCell,
  UPPER_BANK,
  WALL_X,
  zoneBox,
} from './layout';

/* The copper plate: path strings made once, when the module is loaded, by a seeded hand. */
const coast = rough(curve(ISLAND_COAST), 11, false);
const bank = rough(curve(UPPER_BANK), 12, false);

export const ISLAND = path([...coast]);
export const MAINLAND = path([...bank, [840, -30], [-30, -30]]);
/** Both shores as lines: drawn several times with falling widths they make the water-lining. */
export const SHORES = path(coast, false) + path(bank, false);

export const districtShapes = DISTRICTS.map((district, index) => {
  const outline = rough(DISTRICT_OUTLINES[district], 30 + index);
  return { district, outline: path(outline), hatching: hatch(outline, 50 + index) };
});

const between = (from: Point, to: Point, apart: number): Point[] => {
  const count = Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / apart);
  return range(count + 1).map((index) => [
    from[0] + ((to[0] - from[0]) * index) / count,
    from[1] + ((to[1] - from[1]) * index) / count,
  ]);
};

// The wall: a palisade with a gate in the middle and a bastion at either end.
const GATE = 494;
const stakes = [
  ...between([WALL_X, 262], [WALL_X, GATE - 18], 7),
  ...between([WALL_X, GATE + 18], [WALL_X, 738], 7),
];
export const PALISADE = stakes.map(([x, y]) => `M${x - 5} ${y + 5}v-7l5-4 5 4v7z`).join('');
export const BASTIONS = [262, GATE - 20, GATE + 20, 736]
  .map((y) => `M${WALL_X - 10} ${y + 10}v-16h4v-4h4v4h4v-4h4v4h4v16z`)
  .join('');

const tree = (size: number): ((at: Point) => string) => {
  const [r, s] = [5.5 * size, 4 * size];
  return ([x, y]) =>
    `M${x} ${y}v${-s}M${x - r} ${y - s - r * 0.6}a${r} ${r} 0 0 1 ${r * 0.5} ${-r * 0.95}a${r * 0.8} ${r * 0.8} 0 0 1 ${r} 0a${r} ${r} 0 0 1 ${r * 0.5} ${r * 0.95}a${r * 0.7} ${r * 0.7} 0 0 1 ${-r * 0.6} ${r * 0.6}h${-r * 0.8}a${r * 0.7} ${r * 0.7} 0 0 1 ${-r * 0.6} ${-r * 0.6}z`;
};
const neat = (d: string): string =>
  d.replace(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value) * 10) / 10));

const clearings = range(5).map((index) => grown(campBox(index), 3));
const woods = strew({ x: -4, y: 8, w: 818, h: 92 }, 13, 7, clearings);
const thicket = strew(
  { x: -6, y: 4, w: 822, h: 100 },
  12,
  9,
  range(5).map((index) => grown(campBox(index), -14)),
);
const grove = strew({ x: 646, y: 200, w: 150, h: 560 }, 17, 8, [
  ...(['top', 'middle', 'bottom'] as const).map((trader) => grown(stallBox(trader), 16)),
  grown(zoneBox(4), 4),
  grown(zoneBox(3), 4),
  { x: 640, y: 728, w: 200, h: 60 },
]);
export const FOREST = neat(thicket.map(tree(1.25)).join(''));
export const TREES = neat([...woods, ...grove].map(tree(1.25)).join(''));

const clearing = ({ x, y, w, h }: Rect, seed: number): string =>
  path(
    rough(
      curve(
        range(10).map((index): Point => {
          const turn = (index / 10) * 2 * Math.PI;
          const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
          const bulge = 1 / Math.max(Math.abs(cos), Math.abs(sin)) ** 0.75;
          return [x + w / 2 + (cos * bulge * w) / 2, y + h / 2 + (sin * bulge * h) / 2];
        }),
        true,
        4,
      ),
      seed,
    ),
  );
export const CLEARINGS = range(5)
  .map((index) => clearing(campBox(index), 70 + index))
  .join('');
export const PLOTS = range(5)
  .map((index) => clearing(zoneBox(index), 80 + index))
  .join('');

/** Ripples in the stream, and the two rivers' own little waves. */
const ripple = ([x, y]: Point): string => `M${Math.round(x)} ${Math.round(y)}q4-4 8 0t8 0`;
export const RIPPLES = [
  ...strew(
    { x: 10, y: 122, w: 780, h: 46 },
    34,
    21,
    range(4).map((index) => ({ x: 124 + index * 158, y: 110, w: 84, h: 66 })),
  ),
  ...strew({ x: 60, y: 754, w: 740, h: 10 }, 60, 22, [{ x: 270, y: 740, w: 280, h: 40 }]),
]
  .map(ripple)
  .join('');

// The streets' small houses, for looks only: along the seams between the districts.
const cottage = ([x, y]: Point): string => `M${x - 4} ${y}v-6l4-4 4 4v6zM${x - 4} ${y - 6}h8`;
const gardens = chance(5);
export const COTTAGES = neat(
  [
    ...between([262, 732], [430, 733], 24),
    ...between([452, 733], [610, 731], 26),
    ...between([36, 420], [34, 600], 30),
    ...between([100, 270], [230, 264], 27),
    ...between([270, 266], [420, 270], 29),
    ...between([455, 270], [600, 266], 26),
  ]
    .map(([x, y]): Point => [x + gardens() * 6 - 3, y + gardens() * 3])
    .map(cottage)
    .join(''),
);

/** The neat line: the black halves of the checkers, and the ticks of the score track. */
export function neatLine(sheet: Sheet): { checkers: string; ticks: string; fives: string } {
  const spaces = range(2 * (sheet.track.across + sheet.track.down));
  let [checkers, ticks, fives] = ['', '', ''];
  for (const space of spaces) {
    const { x, y, w, h } = trackCell(sheet, space);
    const [flat, low, right] = [h === 40, y + h >= sheet.h, x + w >= sheet.w];
    ticks += `M${x} ${y}h${w}v${h}h${-w}z`;
    if (space % 5 === 0) fives += `M${x} ${y}h${w}v${h}h${-w}z`;
    if (space % 2 === 1) continue;
    if (flat && (low || y === 0)) checkers += `M${x} ${low ? sheet.h - 8 : 0}h${w}v8h${-w}z`;
    else checkers += `M${right ? sheet.w - 8 : 0} ${y}h8v${h}h-8z`;
  }
  return { checkers: neat(checkers), ticks: neat(ticks), fives: neat(fives) };
}

/** A rose of eight points about 0, 0. */
function halfPoints(lean: 1 | -1): string {
  const points = range(8).map((index) => {
    const [turn, long] = [(index * Math.PI) / 4, index % 2 === 0 ? 42 : 25];
    const side = turn + (lean * Math.PI) / 8;
    return `M0 0L${Math.cos(turn) * long} ${Math.sin(turn) * long}L${Math.cos(side) * 11} ${Math.sin(side) * 11}z`;
  });
  return neat(points.join(''));
}
export const ROSE = { dark: halfPoints(1), light: halfPoints(-1) } as const;
