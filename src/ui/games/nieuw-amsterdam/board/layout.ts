import { at, range } from '@/core/list';
import type { District, Trader } from '@/games/nieuw-amsterdam/types';
import type { Point, Rect } from '@/ui/board/pen';

/*
 * Where everything lies. A sheet is made of plates; the landscape and the portrait sheet differ only in where
 * the plates lie. At 880 x 720 dp the landscape sheet shows 3 units as 2 dp: letters are 18 units or more.
 */
export type PlateName = 'map' | 'cartouche' | 'moneyBox' | 'lands' | 'ships' | 'wharf' | 'landRow';

export interface Sheet {
  readonly w: number;
  readonly h: number;
  readonly plates: Readonly<Record<PlateName, Rect>>;
  /** Left blank for the zoom button, where the whole sheet is in sight. */
  readonly free: Rect | null;
  /** Score spaces along the upper edge, and down a side between the corners. */
  readonly track: { readonly across: number; readonly down: number };
}

const box = (x: number, y: number, w: number, h: number): Rect => ({ x, y, w, h });

export const LANDSCAPE: Sheet = {
  w: 1320,
  h: 1080,
  plates: {
    map: box(50, 50, 810, 772),
    cartouche: box(874, 50, 314, 124),
    moneyBox: box(874, 184, 396, 310),
    lands: box(874, 506, 396, 154),
    ships: box(874, 668, 396, 154),
    wharf: box(50, 834, 392, 196),
    landRow: box(456, 834, 814, 196),
  },
  free: box(1196, 50, 74, 124),
  track: { across: 30, down: 20 },
};

export const PORTRAIT: Sheet = {
  w: 910,
  h: 1620,
  plates: {
    map: box(50, 50, 810, 772),
    moneyBox: box(50, 836, 396, 310),
    lands: box(462, 836, 398, 150),
    ships: box(462, 996, 398, 150),
    wharf: box(50, 1160, 392, 196),
    cartouche: box(464, 1160, 396, 196),
    landRow: box(50, 1370, 810, 200),
  },
  free: null,
  track: { across: 18, down: 32 },
};

/** The sheet that shows larger in this much room. */
export function sheetFor(width: number, height: number): Sheet {
  const scale = ({ w, h }: Sheet): number => Math.min(width / w, height / h);
  return scale(LANDSCAPE) * 1.1 >= scale(PORTRAIT) ? LANDSCAPE : PORTRAIT;
}

// The map, in its own coordinates of 810 x 772.
export const RIVER_AREA = box(0, 0, 810, 266);
export const CITY_AREA = box(0, 262, 640, 480);
export const STALL_AREA = box(640, 262, 170, 480);

export const DISTRICT_OUTLINES: Readonly<Record<District, readonly Point[]>> = {
  lumberYard: [[78, 284], [236, 276], [240, 487], [50, 493], [52, 350]], // prettier-ignore
  granary: [[50, 508], [240, 502], [243, 721], [118, 724], [72, 692], [54, 600]], // prettier-ignore
  docks: [[255, 501], [430, 499], [428, 724], [258, 722]], // prettier-ignore
  carpenters: [[251, 275], [426, 280], [430, 485], [254, 487]], // prettier-ignore
  blackMarket: [[441, 280], [616, 275], [620, 483], [444, 485]], // prettier-ignore
  tradingCompany: [[444, 499], [620, 497], [616, 720], [442, 724]], // prettier-ignore
};

/** Where name and pieces of a district are set. */
export const DISTRICT_BOXES: Readonly<Record<District, Rect>> = {
  lumberYard: box(60, 284, 176, 200),
  granary: box(60, 508, 176, 210),
  docks: box(256, 506, 172, 212),
  carpenters: box(254, 284, 172, 200),
  blackMarket: box(445, 284, 172, 200),
  tradingCompany: box(446, 504, 172, 212),
};

/** The place of a seat's businesses in a district: two columns of three. */
export function businessPlace(district: District, seat: number): Point {
  const { x, y } = DISTRICT_BOXES[district];
  return [x + 3 + (seat % 2) * 83, y + 42 + Math.floor(seat / 2) * 54];
}

export const WALL_X = 633;

const CAMP_X = [88, 246, 404, 562, 720] as const;
const CAMP_Y = [58, 54, 60, 52, 56] as const;
export const campBox = (index: number): Rect => box(at(CAMP_X, index) - 74, at(CAMP_Y, index) - 44, 148, 88);
export const zoneBox = (index: number): Rect => box(at(CAMP_X, index) - 72, 195, 144, 64);
const BOAT_Y = [146, 138, 148, 138] as const;
export const boatPlace = (index: number): Point => [at(CAMP_X, index) + 79, at(BOAT_Y, index)];

export const UPPER_BANK: readonly Point[] = [
  [-30, 92],
  [30, 108],
  [88, 114],
  [165, 108],
  [246, 110],
  [325, 100],
  [404, 114],
  [483, 108],
  [562, 104],
  [641, 98],
  [720, 108],
  [840, 92], // prettier-ignore
];
export const ISLAND_COAST: readonly Point[] = [
  [840, 164],
  [720, 186],
  [641, 174],
  [562, 182],
  [483, 184],
  [404, 186],
  [325, 176],
  [246, 188],
  [165, 184],
  [96, 192],
  [46, 212], // prettier-ignore
  [30, 262],
  [34, 320],
  [22, 400],
  [28, 480],
  [24, 560],
  [36, 640],
  [58, 706],
  [110, 740],
  [200, 736],
  [300, 744],
  [420, 738],
  [540, 746],
  [660, 738],
  [750, 744],
  [840, 736], // prettier-ignore
];

/** Places for up to `count` pieces in a box, in rows, read like text. */
export function seatedIn({ x, y, w, h }: Rect, count: number, perRow: number, step: Point): Point[] {
  const rows = Math.ceil(count / perRow);
  return range(count).map((index) => {
    const row = Math.floor(index / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return [
      x + w / 2 + ((index % perRow) - (inRow - 1) / 2) * step[0],
      y + h / 2 + (row - (rows - 1) / 2) * step[1],
    ];
  });
}

const STALL_ROWS: Readonly<Record<Trader, number>> = { top: 0, middle: 1, bottom: 2 };
export const stallBox = (trader: Trader): Rect => box(648, 270 + STALL_ROWS[trader] * 156, 154, 148);

// The other plates, each in its own coordinates.
export const columnBox = (index: number): Rect => box(14 + index * 74, 36, 72, 266);
export const cardBox = (index: number): Rect => box(2 + index * 99, 28, 95, 122);
export const dockBox = (index: number): Rect => box(10 + index * 94, 40, 88, 124);
export const LAND_STEP = 89;
export const landRowBox = (place: number, lands: number): Rect =>
  box(8 + place * Math.min(LAND_STEP, (LAND_STEP * 8) / Math.max(lands - 1, 1)), 44, 84, 146);

/** A space of the score track: from the upper left corner to the right, and all the way round. */
export function trackCell({ w, h, track: { across, down } }: Sheet, score: number): Rect {
  const [cellW, cellH, depth] = [w / across, (h - 80) / down, 40];
  const space = score % (2 * (across + down));
  if (space < across) return box(space * cellW, 0, cellW, depth);
  if (space < across + down) return box(w - depth, 40 + (space - across) * cellH, depth, cellH);
  if (space < 2 * across + down) return box(w - (space - across - down + 1) * cellW, h - depth, cellW, depth);
  return box(0, h - 40 - (space - 2 * across - down + 1) * cellH, depth, cellH);
}
