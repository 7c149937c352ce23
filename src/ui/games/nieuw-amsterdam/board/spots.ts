import { never } from '@/core/never';
import type { District, LandId, ShipId, Trader, View } from '@/games/nieuw-amsterdam/types';
import type { Rect } from '@/ui/board/geometry';
import type { SpotState } from '@/ui/board/spot';
import { campBox, cardBox, columnBox, DISTRICT_OUTLINES, type Sheet, stallBox, zoneBox } from './layout';
import { within } from './within';

/** A place of the board that can be tapped. */
export type SpotId =
  | { readonly kind: 'district'; readonly district: District }
  | { readonly kind: 'column'; readonly index: number }
  | { readonly kind: 'land'; readonly id: LandId }
  | { readonly kind: 'ship'; readonly id: ShipId }
  | { readonly kind: 'trader'; readonly trader: Trader }
  | { readonly kind: 'camp'; readonly index: number }
  | { readonly kind: 'zone'; readonly index: number };

export interface BoardSpot {
  readonly id: SpotId;
  readonly state: SpotState;
  /** Place, owner, state and action, for who cannot see it. */
  readonly label: string;
}

function around(district: District): Rect {
  const outline = DISTRICT_OUTLINES[district];
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

/** With the partition to the next column: every bit counts for a fingertip. */
const upToNext = ({ x, y, w, h }: Rect): Rect => ({ x: x - 1, y, w: w + 2, h });

/** Where a spot lies on the sheet; null for a card that is not on offer. */
export function spotBox({ plates }: Sheet, view: Pick<View, 'lands' | 'ships'>, id: SpotId): Rect | null {
  const offered = (plate: 'lands' | 'ships', card: string): Rect | null => {
    const index = view[plate].indexOf(card);
    return index < 0 ? null : within(plates[plate], cardBox(index));
  };
  switch (id.kind) {
    case 'district':
      return within(plates.map, around(id.district));
    case 'column':
      return within(plates.moneyBox, upToNext(columnBox(id.index)));
    case 'land':
      return offered('lands', id.id);
    case 'ship':
      return offered('ships', id.id);
    case 'trader':
      return within(plates.map, stallBox(id.trader));
    case 'camp':
      return within(plates.map, campBox(id.index));
    case 'zone':
      return within(plates.map, zoneBox(id.index));
    default:
      return never(id);
  }
}

export const spotKey = (id: SpotId): string => Object.values(id).join('-');
