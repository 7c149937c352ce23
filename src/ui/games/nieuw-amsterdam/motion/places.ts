import type { Seat } from '@/core/game';
import { TRADER_CARDS } from '@/games/nieuw-amsterdam/catalogue';
import type { District, Trader } from '@/games/nieuw-amsterdam/types';
import {
  boatPlace,
  businessPlace,
  campBox,
  cardBox,
  CITY_AREA,
  columnBox,
  DISTRICT_BOXES,
  dockBox,
} from '../board/layout';
import { landRowBox, type Sheet, STALL_AREA, stallBox, trackCell, zoneBox } from '../board/layout';
import { within } from '../board/within';
import type { Point, Rect } from '@/ui/board/geometry';

/** Where something comes from or goes to, without coordinates. */
export type Place =
  /** A player's line beside the board. */
  | { readonly at: 'seat'; readonly seat: Seat }
  | { readonly at: 'chest' }
  | { readonly at: 'column'; readonly index: number }
  | { readonly at: 'tile'; readonly column: number; readonly row: number }
  | { readonly at: 'city' }
  | { readonly at: 'district'; readonly district: District }
  | { readonly at: 'business'; readonly district: District; readonly seat: Seat }
  | { readonly at: 'stall'; readonly trader: Trader; readonly index: number }
  /** Where furs and cards come from that nobody has seen yet. */
  | { readonly at: 'pile' }
  | { readonly at: 'camp'; readonly index: number }
  | { readonly at: 'upriver' }
  | { readonly at: 'zone'; readonly index: number }
  | { readonly at: 'boat' }
  | { readonly at: 'land'; readonly index: number }
  | { readonly at: 'ship'; readonly index: number }
  | { readonly at: 'sea' }
  /** The wharf and lands at the foot of the sheet: whoever's are shown. */
  | { readonly at: 'wharf' }
  | { readonly at: 'dock'; readonly index: number }
  | {
      readonly at: 'site';
      readonly place: number;
      readonly lands: number;
      readonly site: number;
      readonly sites: number;
    }
  | { readonly at: 'track'; readonly score: number };

const middle = ({ x, y, w, h }: Rect): Point => [x + w / 2, y + h / 2];

const SITE_STEP = 26;
/** The foot of a house above the middle of its land card. */
const SITE_Y = 56;
const DOCK_Y = 24;
const TILE_Y = 33;
const TILE_STEP = 58;
const FUR_Y = 65;
const FUR_STEP = 37;

/** Seats lie beside the sheet: whoever measures them says where. */
export type SeatPoint = (seat: Seat) => Point;

type PlaceAt<A extends Place['at']> = Extract<Place, { readonly at: A }>;
type Points = {
  readonly [A in Place['at']]: (sheet: Sheet, place: PlaceAt<A>, seatPoint: SeatPoint) => Point;
};

const on = (plate: Rect, box: Rect): Point => middle(within(plate, box));

/** So far from the upper edge of a box in its middle, or beside it. */
const below = ({ x, y, w }: Rect, down: number, beside = 0): Point => [x + w / 2 + beside, y + down];

const POINTS: Points = {
  seat: (_sheet, { seat }, seatPoint) => seatPoint(seat),
  chest: ({ plates }) => middle(plates.moneyBox),
  column: ({ plates }, { index }) => on(plates.moneyBox, columnBox(index)),
  tile: ({ plates }, { column, row }) =>
    below(within(plates.moneyBox, columnBox(column)), TILE_Y + row * TILE_STEP),
  city: ({ plates }) => on(plates.map, CITY_AREA),
  district: ({ plates }, { district }) => on(plates.map, DISTRICT_BOXES[district]),
  business: ({ plates: { map } }, { district, seat }) => {
    const [x, y] = businessPlace(district, seat);
    return [map.x + x + 20, map.y + y + 24];
  },
  stall: ({ plates }, { trader, index }) =>
    below(
      within(plates.map, stallBox(trader)),
      FUR_Y,
      (index - (TRADER_CARDS[trader].furs - 1) / 2) * FUR_STEP,
    ),
  pile: ({ plates }) => below(within(plates.map, STALL_AREA), STALL_AREA.h, STALL_AREA.w / 2),
  camp: ({ plates }, { index }) => on(plates.map, campBox(index)),
  upriver: ({ plates: { map } }) => [map.x + map.w + 20, map.y + 60],
  zone: ({ plates }, { index }) => on(plates.map, zoneBox(index)),
  boat: ({ plates: { map } }) => {
    const [x, y] = boatPlace(0);
    return [map.x + x, map.y + y];
  },
  land: ({ plates }, { index }) => on(plates.lands, cardBox(index)),
  ship: ({ plates }, { index }) => on(plates.ships, cardBox(index)),
  sea: ({ plates: { map } }) => [map.x + map.w / 2, map.y + map.h + 10],
  wharf: ({ plates }) => middle(plates.wharf),
  dock: ({ plates }, { index }) => below(within(plates.wharf, dockBox(index)), DOCK_Y),
  site: ({ plates }, { place, lands, site, sites }) =>
    below(within(plates.landRow, landRowBox(place, lands)), SITE_Y, (site - (sites - 1) / 2) * SITE_STEP),
  track: (sheet, { score }) => middle(trackCell(sheet, score)),
};

/** The middle of a place on the sheet, in its units. */
export function pointOf(sheet: Sheet, place: Place, seatPoint: SeatPoint): Point {
  // The table gives every kind of place its own function; the compiler cannot follow that through an index.
  const point = POINTS[place.at] as (sheet: Sheet, place: Place, seatPoint: SeatPoint) => Point;
  return point(sheet, place, seatPoint);
}
