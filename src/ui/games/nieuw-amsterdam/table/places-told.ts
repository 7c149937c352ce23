import type { Seat } from '@/core/game';
import type { Event } from '@/games/nieuw-amsterdam/events';
import type { District, Trader } from '@/games/nieuw-amsterdam/types';
import type { Rect } from '@/ui/board/geometry';
import {
  campBox,
  CITY_AREA,
  columnBox,
  DISTRICT_BOXES,
  type PlateName,
  type Sheet,
  stallBox,
  zoneBox,
} from '../board/layout';
import { within } from '../board/within';

type Where = (sheet: Sheet) => Rect;

const onMap =
  (box: Rect): Where =>
  ({ plates }) =>
    within(plates.map, box);
const plate =
  (name: PlateName): Where =>
  ({ plates }) =>
    plates[name];
type Places = {
  readonly [T in Event['type']]?: (event: Extract<Event, { readonly type: T }>) => Where;
};

const district = ({ district: name }: { readonly district: District }): Where => onMap(DISTRICT_BOXES[name]);
const stall = ({ trader }: { readonly trader: Trader }): Where => onMap(stallBox(trader));
const column = ({ column: index }: { readonly column: number }): Where => {
  const box = columnBox(index);
  return ({ plates }) => within(plates.moneyBox, box);
};

/** Camps and zones are counted from 1 in what is told. */
const PLACES: Places = {
  businessesBuilt: district,
  businessesClosed: district,
  specialTaken: district,
  electionsHeld: () => onMap(CITY_AREA),
  fursTaken: stall,
  fursLaid: stall,
  longhouseMoved: ({ from, to }) => onMap(campBox((to ?? from) - 1)),
  postMoved: ({ to }) => onMap(zoneBox(to - 1)),
  columnChosen: column,
  columnTaken: column,
  auctionWon: column,
  tilesLaid: () => plate('moneyBox'),
  bidMade: () => plate('moneyBox'),
  bidPassed: () => plate('moneyBox'),
  landAcquired: () => plate('lands'),
  shipLoaded: () => plate('ships'),
  cardsRevealed: () => plate('ships'),
  landCleared: () => plate('landRow'),
  housesBuilt: () => plate('landRow'),
  warehouseBuilt: () => plate('wharf'),
};

/** Where on the board something took place, for who taps it in the log; null: nowhere in particular. */
export function placeTold(event: Event): Where | null {
  const place = PLACES[event.type] as ((event: Event) => Where) | undefined; // the table is keyed by type
  return place?.(event) ?? null;
}

/** Whose wharf and lands it was, since only one player's lie on the board at a time; null: it was elsewhere. */
export function ownerTold(event: Event): Seat | null {
  const onMat =
    event.type === 'warehouseBuilt' || event.type === 'housesBuilt' || event.type === 'landCleared';
  return onMat ? event.player : null;
}
