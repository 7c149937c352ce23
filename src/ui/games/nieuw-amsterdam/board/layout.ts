import { at, range } from '@/core/list';
import type { District, Trader } from '@/games/nieuw-amsterdam/types';
import type { Point, Rect } from '@/ui/board/geometry';

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
    cartouche: box(874, 50, 296, 124),
    moneyBox: box(874, 184, 396, 310),
    lands: box(874, 506, 396, 154),
    ships: box(874, 668, 396, 154),
    wharf: box(50, 834, 392, 196),
    landRow: box(456, 834, 814, 196),
  },
  free: box(1178, 50, 92, 124),
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

/** The blocks between the streets. The first two leave room for the fort between them. */
export const DISTRICT_OUTLINES: Readonly<Record<District, readonly Point[]>> = {
  lumberYard: [[62, 279], [146, 271], [229, 274], [232, 380], [229, 489], [130, 491], [125, 440], [98, 424], [46, 426], [42, 360], [48, 308]], // prettier-ignore
  granary: [[130, 505], [229, 503], [232, 620], [233, 733], [156, 731], [98, 724], [60, 694], [42, 640], [37, 570], [42, 524], [124, 521]], // prettier-ignore
  docks: [[245, 503], [334, 499], [420, 502], [419, 620], [417, 733], [246, 735], [243, 620]], // prettier-ignore
  carpenters: [[244, 274], [330, 270], [425, 276], [422, 386], [421, 486], [243, 489], [246, 380]], // prettier-ignore
  blackMarket: [[439, 276], [540, 271], [621, 274], [623, 380], [620, 485], [436, 487], [437, 386]], // prettier-ignore
  tradingCompany: [[441, 502], [530, 498], [621, 500], [623, 610], [617, 728], [530, 735], [443, 733]], // prettier-ignore
};

/** Where name and pieces of a district are set; its trade is drawn below them. */
export const DISTRICT_BOXES: Readonly<Record<District, Rect>> = {
  lumberYard: box(49, 276, 180, 144),
  granary: box(47, 522, 180, 144),
  docks: box(246, 504, 174, 144),
  carpenters: box(247, 276, 174, 144),
  blackMarket: box(440, 276, 178, 144),
  tradingCompany: box(444, 503, 176, 144),
};

/** The place of a seat's businesses in a district: three, and two below. */
export function businessPlace(district: District, seat: number): Point {
  const { x, y } = DISTRICT_BOXES[district];
  return [x + 1 + (seat % 3) * 58, y + 36 + Math.floor(seat / 3) * 54];
}

/** Streets as the plans of 1660 name them, engraved where a lens finds them. */
export const STREETS: readonly { readonly name: string; readonly at: Point }[] = [
  { name: 'Heere Straet', at: [334, 495] },
  { name: 'Brouwer Straet', at: [530, 493] },
  { name: 'Fort Amsterdam', at: [176, 497] },
];

/** The middle of the waters' names. */
export const NAMES: Readonly<Record<'river' | 'sea', Point>> = { river: [742, 122], sea: [528, 758] };

export const WALL_X = 634;
export const FORT: Point = [79, 473];
export const MILL: Point = [42, 270];

const CAMP_X = [88, 246, 404, 562, 720] as const;
const CAMP_Y = [47, 72, 46, 72, 46] as const;
export const campBox = (index: number): Rect => box(at(CAMP_X, index) - 74, at(CAMP_Y, index) - 38, 148, 76);
const ZONE_Y = [180, 192, 168, 192, 166] as const;
export const zoneBox = (index: number): Rect => box(at(CAMP_X, index) - 72, at(ZONE_Y, index), 144, 66);
const BOAT_Y = [140, 138, 138, 138] as const;
export const boatPlace = (index: number): Point => [at(CAMP_X, index) + 79, at(BOAT_Y, index)];

/** The river comes down from the right, bends about every camp and meets the bay at the left. */
export const UPPER_BANK: readonly Point[] = [[-30, 112], [20, 100], [88, 91], [165, 104], [246, 117], [325, 103], [404, 90], [483, 103], [562, 117], [641, 102], [720, 90], [782, 80], [840, 58]]; // prettier-ignore
export const ISLAND_COAST: readonly Point[] = [
  [840, 118], [784, 146], [720, 157], [641, 170], [562, 184], [483, 172], [404, 158], [325, 171], [246, 184], [165, 176], [104, 170], [54, 182],
  [24, 216], [20, 258], [29, 296], [24, 350], [30, 404], [22, 452], [14, 486], [21, 530], [18, 580], [22, 640], [40, 692], [78, 728], [128, 742],
  [200, 744], [232, 741], [242, 744], [420, 744], [424, 742], [426, 700], [424, 640], [426, 578], [436, 578], [437, 640], [438, 700], [437, 742],
  [470, 741], [540, 747], [640, 744], [700, 738], [750, 746], [840, 734],
]; // prettier-ignore

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
