import type { Rect } from '@/ui/board/geometry';
import { RIVER_AREA, type Sheet, STALL_AREA } from './layout';
import { within } from './within';

/** The parts of the board a small window can be filled with. */
export const BOARD_VIEWS = ['whole', 'city', 'river', 'moneyBox', 'offers', 'mat'] as const;
export type BoardView = (typeof BOARD_VIEWS)[number];

/** The six districts without the water around them. */
const BLOCKS: Rect = { x: 34, y: 266, w: 594, h: 474 };

/** As much of the land row as leaves it legible; the rest is a swipe away. */
const FIRST_LANDS = 280;

/** The least box that holds all of them. */
function around(boxes: readonly Rect[]): Rect {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x,
    y,
    w: Math.max(...boxes.map((box) => box.x + box.w)) - x,
    h: Math.max(...boxes.map((box) => box.y + box.h)) - y,
  };
}

/** With a little of what lies around, so that nothing ends at the very edge. */
const framed = ({ x, y, w, h }: Rect): Rect => ({ x: x - 7, y: y - 7, w: w + 14, h: h + 14 });

/** What of the sheet is looked at; null: all of it. */
export function viewBox({ plates }: Sheet, view: BoardView): Rect | null {
  switch (view) {
    case 'whole':
      return null;
    case 'city':
      return within(plates.map, BLOCKS);
    case 'river':
      return within(plates.map, RIVER_AREA);
    case 'moneyBox':
      return framed(plates.moneyBox);
    case 'offers':
      return framed(around([within(plates.map, STALL_AREA), plates.lands, plates.ships]));
    case 'mat':
      return framed(around([plates.wharf, { ...plates.landRow, w: FIRST_LANDS }]));
  }
}
