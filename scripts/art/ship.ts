import { type Drawing, filled, strokes } from './inks';
import { curve, type Line, type Point } from './pen';
import { bow, range } from './shapes';

/* A fluyt, the Dutch merchantman: round belly, narrow high stern, three masts. Waterline at y = 0, bow right. */
const SHEER: Line = curve(
  [
    [-47, -30],
    [-36, -25],
    [-18, -17],
    [6, -14],
    [28, -17],
    [48, -23],
  ],
  false,
  4,
);
const HULL: Line = [
  ...SHEER,
  ...curve(
    [
      [48, -23],
      [47, -13],
      [41, -4],
      [37, 0],
    ],
    false,
    3,
  ),
  ...curve(
    [
      [-38, 0],
      [-44, -8],
      [-44, -18],
      [-47, -30],
    ],
    false,
    3,
  ),
];

const STRAKES: readonly Line[] = [0.22, 0.42, 0.64, 0.84].map((part) =>
  SHEER.map(([x, y]): Point => [x < 0 ? Math.max(x, -44 + part * 6) : x * (1 - part * 0.18), y * (1 - part)]),
);

/** A square sail between two yards, filled by a wind from astern. */
function sail(x: number, top: number, foot: number, wide: number): Drawing {
  const [left, right, below] = [x - wide * 0.42, x + wide * 0.42, wide * 0.5];
  const outline: Line = [
    ...bow([left, top], [right, top], 0.8, 2),
    ...bow([right, top], [x + below + 2, foot], -2.4, 4),
    ...bow([x + below + 2, foot], [x - below + 2, foot], 2.6, 6),
    ...bow([x - below + 2, foot], [left, top], -1.2, 4),
  ];
  const seams = [0.3, 0.52, 0.74].map((part) =>
    bow(
      [left + (right - left) * part, top + 1],
      [x - below + 2 + below * 2 * part, foot - 2.6 * (1 - Math.abs(part - 0.5) * 2) - 0.6],
      -1.6,
      3,
    ),
  );
  const shade = range(4).map((index): Line => {
    const y = top + 3 + ((foot - top - 6) * index) / 3;
    return [
      [right + 1.5 - index * 0.1, y],
      [right - 4 + index * 0.2, y + 1.6],
    ];
  });
  return [
    ...filled('cloth', outline),
    ...strokes('hatch', ...seams, ...shade),
    ...strokes('line', [
      [left - 2, top],
      [right + 2, top],
    ]),
  ];
}

const mast = (x: number, foot: number, top: number): Line => [
  [x - 1, foot],
  [x - 0.5, top],
  [x + 0.5, top],
  [x + 1, foot],
];

function pennant(x: number, y: number): Drawing {
  const stripe = (from: number, to: number): Line => [
    ...bow([x, y + from], [x - 15, y + from + 0.6], 1.3, 3),
    ...bow([x - 15, y + to + 0.6], [x, y + to], -1.3, 3),
  ];
  return [
    ...filled('tile', stripe(0, 2.4)),
    ...filled('cloth', stripe(2.4, 4.8)),
    ...filled('slate', stripe(4.8, 7.2)),
  ];
}

const RIGGING: readonly Line[] = [
  [[-2, -70], [-22, -18]],
  [[-2, -70], [14, -15]],
  [[26, -60], [40, -20]],
  [[26, -60], [66, -36]],
  [[-2, -70], [26, -42]],
  [[-31, -54], [-44, -28]],
  [[26, -50], [14, -16]],
]; // prettier-ignore

/** With all sails set, or at anchor with the courses clewed up and the cable out. */
export function fluyt(anchored = false): Drawing {
  const sails = anchored
    ? [...sail(27, -57, -43, 22), ...sail(-1, -70, -50, 26)]
    : [
        ...sail(27, -58, -43, 21),
        ...sail(28, -41, -24, 28),
        ...sail(-1, -72, -51, 25),
        ...sail(0, -48, -23, 34),
        ...sail(-31, -50, -33, 18),
      ];
  const furled = anchored
    ? [...filled('cloth', roll(27, -33, 26), roll(0, -36, 34), roll(-31, -42, 18))]
    : [];
  return [
    ...filled('timber', HULL),
    ...strokes('hatch', ...STRAKES),
    ...filled('timber', mast(26, -17, -64), mast(-2, -14, -88), mast(-31, -22, -56), [
      [46, -23],
      [68, -38],
      [47, -21],
    ]),
    ...strokes('fine', ...RIGGING),
    ...(anchored ? strokes('fine', bow([47, -16], [60, 3], 2)) : []),
    ...furled,
    ...sails,
    ...pennant(-2, -86),
    ...filled('dark', ...range(6).map((port) => gunport(-26 + port * 11))),
    ...filled('gold', [
      [-46, -27],
      [-38, -23.4],
      [-38, -18],
      [-44.6, -19],
    ]),
  ];
}

const gunport = (x: number): Line => {
  const y = -9.5 - (x * x) / 700;
  return [
    [x, y],
    [x + 3, y],
    [x + 3, y + 2.6],
    [x, y + 2.6],
  ];
};

/** A sail rolled up under its yard. */
const roll = (x: number, y: number, wide: number): Line => [
  ...bow([x - wide / 2, y], [x + wide / 2, y], -1.2, 4),
  ...bow([x + wide / 2, y + 1], [x - wide / 2, y + 1], -3, 4),
];
