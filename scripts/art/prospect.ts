import type { Layer } from '@/ui/board/engraving';
import { colours } from '@/ui/theme/colours';
import { bale, barrel, gabled } from './buildings';
import { type Drawing, filled, join, layersOf, strokes } from './inks';
import { chance, curve, type Line, type Point, rough } from './pen';
import { bow, box, placed, range } from './shapes';
import { fluyt } from './ship';
import { canoe } from './canoe';
import { windmill } from './town';
import { fir, oak } from './trees';

/*
 * The prospect of the town from the bay, as travellers drew it: sky, hills, the shore with mill, fort and gables,
 * and fluyts at anchor. 1200 by 560, the waterline of the shore at 330.
 */
export const PROSPECT = { w: 1200, h: 560 } as const;
const SHORE = 338;
const line = (...points: readonly Point[]): Line => points;

/** Long strokes across the sky, closer together the higher they stand, broken where clouds are. */
function sky(): Line[] {
  const next = chance(5);
  const clouds: readonly (readonly [x: number, y: number, wide: number, high: number])[] = [
    [210, 96, 170, 40],
    [560, 54, 150, 30],
    [905, 112, 210, 44],
    [1120, 42, 120, 26],
  ];
  const cloudy = (x: number, y: number): boolean =>
    clouds.some(([cx, cy, w, h]) => ((x - cx) / w) ** 2 + ((y - cy) / h) ** 2 < 1);
  const rows = range(34).map((row) => 8 + row * (4.2 + row * 0.085));
  return rows.flatMap((y) => {
    const found: Line[] = [];
    let x = next() * 30;
    while (x < PROSPECT.w) {
      const long = 30 + next() * 130;
      const to = Math.min(PROSPECT.w, x + long);
      const free = range(7).every((part) => !cloudy(x + ((to - x) * part) / 6, y));
      if (free) found.push([[x, y], [(x + to) / 2, y + (next() - 0.5) * 1.6], [to, y]]); // prettier-ignore
      x = to + 5 + next() * 12;
    }
    return found;
  });
}

/** Heaped clouds: billows upon a flat foot, shaded below and to the right. */
function cloud(x: number, y: number, size: number): Drawing {
  const billows = [[-92, 2, 18], [-66, -10, 24], [-32, -22, 29], [8, -30, 32], [46, -18, 28], [78, -6, 22], [102, 4, 15]] as const; // prettier-ignore
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size];
  const crest = billows.flatMap(([cx, cy, r]) =>
    range(17).flatMap((step): Point[] => {
      const turn = Math.PI * (1 + step / 16);
      const [dx, dy] = [cx + Math.cos(turn) * r, cy + Math.sin(turn) * r];
      const hidden = billows.some((other) => Math.hypot(dx - other[0], dy - other[1]) < other[2] - 0.1);
      return hidden || dy > 10 ? [] : [at(dx, dy)];
    }),
  );
  const shade = billows.flatMap(([dx, dy, r]): Line[] =>
    range(6).map((stroke) => bow(at(dx + r * 0.1 + stroke, dy - r * 0.3 + stroke * 4), at(dx + r * 0.8 - stroke * 0.6, dy - r * 0.42 + stroke * 4), 1.6, 3)),
  ); // prettier-ignore
  return [
    ...filled('cloud', [at(-112, 11), ...crest, at(119, 11)]),
    ...strokes('sky', ...shade, ...range(5).map((rung): Line => [at(-100 + rung * 22, 15 + rung * 4), at(108 - rung * 20, 15 + rung * 4)])),
  ]; // prettier-ignore
}

const HILLS: readonly Line[] = [
  curve([[-20, 268], [70, 236], [150, 222], [236, 244], [330, 262], [430, 270]], false, 6),
  curve([[330, 276], [470, 252], [600, 240], [720, 250], [850, 232], [960, 216], [1090, 226], [1230, 204]], false, 6),
]; // prettier-ignore

/** Hills with the strokes that model their flanks: longer and closer on the side away from the light. */
function hills(): Drawing {
  const next = chance(14);
  return HILLS.flatMap((ridge, index) => {
    const foot: Line = [...ridge, [ridge[ridge.length - 1]?.[0] ?? 0, SHORE], [ridge[0]?.[0] ?? 0, SHORE]];
    const flank = ridge.flatMap(([x, y], at): Line[] => {
      const before = ridge[at - 1];
      if (before === undefined) return [];
      const falling = before[1] < y;
      return range(falling ? 3 : 1).map((stroke) => {
        const [from, down] = [x - stroke * 6, y + 4 + next() * 10];
        return bow([from, down], [from + 12, down + (falling ? 26 : 12) + next() * 12], 2, 3);
      });
    });
    return [...filled(index === 0 ? 'meadow' : 'lawn', foot), ...strokes('hatch', ...flank, ridge)];
  });
}

/** The shore the town stands on, its quay of piles, and the strand to the left of it. */
function shore(): Drawing {
  const strand = curve([[-20, 312], [70, 316], [150, 322], [236, 318], [300, SHORE - 4]], false, 6);
  return [
    ...filled('soil', [...strand, [1010, SHORE - 4], [1100, 318], [1220, 310], [1220, SHORE + 22], [1080, SHORE + 14], [1000, SHORE + 8], [300, SHORE + 8], [200, SHORE + 12], [90, SHORE + 18], [-20, SHORE + 24]]),
    ...filled('timber', box(318, SHORE - 6, 660, 7)),
    ...filled('dark', ...range(48).map((pile) => box(322 + pile * 13.8, SHORE + 1, 3.6, 13))),
    ...strokes('hatch', ...range(26).map((tuft): Line => { const x = 6 + tuft * 11 + (tuft % 3) * 3; return line([x, 332 + (tuft % 4) * 3], [x + 5, 331 + (tuft % 4) * 3]); })),
  ];
} // prettier-ignore

/** The fort on the point: a rampart with a bastion at each end, the church with its two roofs, the flag. */
function fort(): Drawing {
  const wall = line([0, 0], [8, -34], [34, -34], [40, -26], [150, -26], [156, -34], [182, -34], [190, 0]);
  return [
    ...placed(gabled(30, 40, 'plaster', 2), 34, -24),
    ...filled('slate', line([64, -46], [82, -86], [100, -46]), line([96, -46], [114, -86], [132, -46])),
    ...filled('plaster', box(66, -48, 64, 24)),
    ...filled('glass', ...range(4).map((pane) => box(71 + pane * 15, -43, 7, 12))),
    ...filled('slate', line([88, -70], [91, -98], [94, -112], [97, -98], [100, -70])),
    ...strokes('line', line([94, -112], [94, -122]), line([91, -118], [97, -118])),
    ...placed(gabled(22, 30, 'brick', 2), 134, -24),
    ...filled('stone', wall),
    ...strokes('hatch', ...range(30).map((mark): Line => { const x = 12 + mark * 5.8; return line([x, -4], [x + 2.4, mark % 2 === 0 ? -20 : -13]); })),
    ...strokes('fine', line([4, -12], [186, -12]), line([40, -20], [150, -20])),
    ...filled('dark', ...[16, 24, 62, 84, 106, 128, 162, 172].map((x) => box(x, -30 + (x > 40 && x < 150 ? 8 : 0), 4, 4))),
    ...filled('dark', line([88, 0], [88, -11], ...bow([88, -11], [102, -11], -5, 5), [102, 0])),
    ...strokes('bold', line([24, -34], [24, -112])),
    ...filled('tile', [...bow([24, -112], [68, -108], 4, 5), ...bow([68, -101], [24, -104], -4, 5)]),
    ...filled('cloth', [...bow([24, -104], [68, -101], 4, 5), ...bow([68, -94], [24, -96], -4, 5)]),
    ...filled('slate', [...bow([24, -96], [68, -94], 4, 5), ...bow([68, -87], [24, -88], -4, 5)]),
  ];
} // prettier-ignore

const WALLS = ['brick', 'plaster', 'tile', 'plaster', 'brick', 'straw', 'plaster'] as const;

interface Row {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  /** Where the houses stand, how large, and how many between two streets. */
  readonly y: number;
  readonly size: number;
  readonly gap: number;
}

/** A row of step gables, no two alike; gaps where streets come down to the water. */
function row({ seed, from, to, y, size, gap }: Row): Drawing {
  const next = chance(seed);
  const houses: Drawing[] = [];
  let x = from;
  for (let index = 0; x < to; index++) {
    const [w, h] = [(19 + next() * 9) * size, 15 + next() * 17];
    houses.push(placed(gabled(w / size, h, WALLS[(index * 3 + seed) % 7] ?? 'brick', 3 + Math.floor(next() * 2)), x, y, size));
    x += w + (index % gap === gap - 1 ? 17 : 1.5);
  }
  return houses.flat();
} // prettier-ignore

/** The crane on the quay with a bale in the air, and what waits there. */
const quay: Drawing = [
  ...filled('timber', line([0, 0], [5, -58], [11, -58], [17, 0])),
  ...filled('timber', line([-10, -56], [-4, -63], [74, -88], [75, -83], [12, -56])),
  ...strokes('line', line([72, -85], [72, -44]), line([9, -60], [44, -76])),
  ...bale(72, -30, 18, 14),
  ...strokes('fine', line([72, -44], [64, -44]), line([72, -44], [80, -44])),
  ...barrel(28, 0), ...barrel(37, 0), ...barrel(32, -9),
  ...bale(56, 0, 15, 11), ...bale(72, 0, 13, 9), ...barrel(88, 0), ...barrel(-16, 0),
]; // prettier-ignore

/** The sea: long level strokes, broken at random, closer together towards the shore; crests near the eye. */
function waves(): Line[] {
  const next = chance(9);
  return range(27).flatMap((row) => {
    const y = SHORE + 15 + row * (2.6 + row * 0.21);
    const found: Line[] = [];
    let x = -30 + next() * 40;
    while (x < PROSPECT.w) {
      const long = 18 + next() * (90 - row);
      const crests = Math.max(1, Math.round(long / 17));
      if (row > 9 && next() < 0.55) {
        found.push(range(crests).flatMap((crest) => bow([x + crest * 17, y], [x + crest * 17 + 17, y], -3 - row * 0.05, 3)));
        x += crests * 17;
      } else {
        found.push([[x, y], [x + long, y]]);
        x += long;
      }
      x += 8 + next() * (12 + row * 2.4);
    }
    return found;
  });
} // prettier-ignore

const trees = (): Drawing => {
  const next = chance(33);
  const wood = (from: number, to: number, count: number, y: number): Drawing =>
    range(count).flatMap((index) => {
      const [x, size] = [from + ((to - from) * (index + next() * 0.8)) / count, 1.5 + next() * 0.9];
      return placed(index % 3 === 0 ? fir(index, size) : oak(index, size), x, y + next() * 9);
    });
  return [...wood(0, 96, 9, 304), ...wood(150, 320, 9, 310), ...wood(985, 1196, 17, 306)];
};

/** A long house under trees on the far strand. */
const longhouse: Drawing = [
  ...filled('bark', [[-26, 0], [-26, -10], ...bow([-26, -10], [26, -10], -13, 8), [26, 0]]),
  ...strokes('hatch', ...range(8).map((rib): Line => line([-21 + rib * 6, 0], [-21 + rib * 6, -15 - (rib > 1 && rib < 6 ? 4 : 0)]))),
  ...filled('dark', box(-4, -8, 8, 8)),
]; // prettier-ignore

const wake = (x: number, y: number, long: number): Line[] =>
  range(3).map((row) =>
    bow([x - long + row * 14, y + row * 6], [x + long * 0.8 - row * 22, y + row * 6], -1.4, 5),
  );

/** One ship after the other, so that sails hide what is behind them. */
const ships: readonly Drawing[] = [
  placed(fluyt(true), 1060, 386, 0.86),
  placed(fluyt(true), 196, 412, 1.14),
  placed(fluyt(), 604, 500, 2.2),
  placed(canoe, 392, 446, 1.4),
  placed(canoe, 848, 470, 1.6),
];

const backdrop = (): Drawing => [
  ...strokes('sky', ...sky()),
  ...cloud(206, 104, 1.15),
  ...cloud(560, 60, 0.8),
  ...cloud(910, 122, 1.35),
];

const foreground = (): Drawing => [
  ...strokes('ripple', ...waves()),
  ...strokes('ripple', ...wake(604, 506, 140), ...wake(196, 416, 70), ...wake(1060, 389, 52)),
];

/** The whole picture, plane behind plane. */
export function prospectLayers(): Layer[] {
  const { w, h } = PROSPECT;
  const air: Layer = { d: join([box(0, 0, w, SHORE + 30)], true), fill: colours.vellum };
  const sea: Layer = { d: join([rough(box(-6, SHORE + 6, w + 12, h), 3, { slip: 1 })], true), fill: colours.sea };
  const planes: readonly Drawing[] = [
    hills(),
    [...shore(), ...placed(longhouse, 44, 322, 1.15), ...placed(longhouse, 124, 327, 0.95), ...trees()],
    placed(windmill, 268, 322, 2.6),
    row({ seed: 2, from: 352, to: 900, y: SHORE - 62, size: 1.25, gap: 20 }),
    row({ seed: 5, from: 336, to: 920, y: SHORE - 30, size: 1.5, gap: 7 }),
    row({ seed: 1, from: 330, to: 870, y: SHORE - 5, size: 1.75, gap: 5 }),
    [...placed(quay, 912, SHORE - 5), ...placed(fort(), 985, SHORE)],
    foreground(),
    ...ships,
  ];
  return [air, ...layersOf(backdrop()), sea, ...planes.flatMap(layersOf)];
} // prettier-ignore
