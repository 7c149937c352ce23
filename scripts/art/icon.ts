import { colours } from '@/ui/theme/colours';
import { join } from './inks';
import type { Line } from './pen';
import { group, type Picture, svgOf, svgPath } from './picture';
import { bow, box, range, stepGable } from './shapes';

/*
 * The sign of the app: a step-gabled house of the town, standing at the water. Drawn about 0, 0 and about 200
 * high, so that every platform's icon is the same drawing in another frame.
 */
const STEPS = { width: 136, eaves: 92, count: 4, rise: 24 } as const;
const house: Line = stepGable(STEPS.width, STEPS.eaves, STEPS.count, STEPS.rise).map(([x, y]) => [
  x - 68,
  y + 84,
]);
const door: Line = [[-15, 84], [-15, 50], ...bow([-15, 50], [15, 50], -11, 10), [15, 50], [15, 84]];
const panes: readonly Line[] = [-48, 26].map((x) => box(x, 12, 22, 30));
const lofts: readonly Line[] = [box(-11, -52, 22, 28), ...[-36, 20].map((x) => box(x, -28, 16, 22))];
const beam: Line = box(-4, -92, 8, 20);
const finial: Line = [[0, -128], [7, -115], [0, -106], [-7, -115]]; // prettier-ignore
const waves = (y: number, from: number, count: number): Line =>
  range(count).flatMap((index) => bow([from + index * 36, y], [from + 36 + index * 36, y], -5, 8));
const water: readonly Line[] = [waves(102, -126, 7), waves(119, -144, 8), waves(136, -90, 5)];

/** Strokes along the shaded side, from the outline inwards. */
const shade: readonly Line[] = range(24).map((row): Line => {
  const y = 78 - row * 7.3;
  const step = Math.max(0, Math.floor((84 - STEPS.eaves - y) / STEPS.rise));
  const edge = 68 - (step * STEPS.width) / (2 * STEPS.count + 1);
  return [
    [edge - 7, y],
    [edge - (row % 2 === 0 ? 19 : 14), y],
  ];
});

const outlined = (lines: readonly Line[], fill: string, strokeWidth: number): string =>
  svgPath({ d: join(lines, true), fill, stroke: colours.ink, strokeWidth });

function sign(): string {
  const openings = [...lofts, ...panes];
  return [
    svgPath({ d: join([house], true), fill: colours.vellum, stroke: colours.vellum, strokeWidth: 22 }),
    outlined([finial], '#E3B84A', 4),
    outlined([house], '#BF4031', 6.5),
    svgPath({ d: join([box(-65, 0, 130, 4), box(-65, -14 + 6, 130, 2)], true), fill: colours.vellum }),
    svgPath({ d: join(shade, false), stroke: '#6E1F16', strokeWidth: 2.6 }),
    outlined(openings, colours.vellum, 4.5),
    outlined([door], '#5C3A22', 4.5),
    svgPath({ d: join([beam], true), fill: colours.ink }),
    svgPath({
      d: join(openings.flatMap(cross), false),
      stroke: colours.ink,
      strokeWidth: 2.6,
    }),
  ].join('');
}

/** The bars of a window. */
function cross(pane: Line): Line[] {
  const [[x, y] = [0, 0], , [right, foot] = [0, 0]] = pane;
  return [
    [
      [(x + right) / 2, y],
      [(x + right) / 2, foot],
    ],
    [
      [x, (y + foot) / 2],
      [right, (y + foot) / 2],
    ],
  ];
}

const sea = (lines: readonly Line[]): string =>
  svgPath({ d: join(lines, false), stroke: colours.seaInk, strokeWidth: 4 });

const ground = (half: number): string =>
  svgPath({ d: join([box(-half, -half, half * 2, half * 2)], true), fill: colours.parchment }) +
  svgPath({ d: join([box(-half, 84, half * 2, half)], true), fill: colours.sea }) +
  svgPath({ d: join([box(-half, 82, half * 2, 6)], true), fill: colours.ink }) +
  sea(water);

/** The silhouette with its openings left out, for launchers that colour icons themselves. */
const stencil = svgPath({
  d:
    join([house], true) +
    [...lofts, ...panes, door].map((line) => join([[...line].reverse()], true)).join(''),
  fill: colours.ink,
});

const square = (half: number, content: string): string =>
  svgOf({ x: -half, y: -half, w: half * 2, h: half * 2 }, content);

const whole = (half: number): string => square(half, ground(half) + group('translate(0 4)', sign()));

/** Adaptive layers are 108 dp of which the middle 66 are always seen. */
const ADAPTIVE = 200;

export const iconPictures: readonly Picture[] = [
  { file: 'assets/icon.png', width: 1024, svg: whole(150) },
  { file: 'assets/adaptive-foreground.png', width: 1024, svg: square(ADAPTIVE, sign()) },
  { file: 'assets/adaptive-background.png', width: 1024, svg: square(ADAPTIVE, ground(ADAPTIVE)) },
  { file: 'assets/adaptive-monochrome.png', width: 1024, svg: square(ADAPTIVE, stencil) },
  { file: 'assets/splash.png', width: 800, svg: square(140, group('translate(0 14)', sign())) },
  { file: 'assets/favicon.png', width: 48, svg: square(126, group('translate(0 18)', sign())) },
  { file: 'public/icon-192.png', width: 192, svg: whole(150) },
  { file: 'public/icon-512.png', width: 512, svg: whole(150) },
  { file: 'public/icon-maskable-512.png', width: 512, svg: whole(182) },
];
