import { memo } from 'react';
import { Circle, G } from 'react-native-svg';

import { at } from '@/core/list';
import { type District, DISTRICTS, type View } from '@/games/nieuw-amsterdam/types';
import { Lettering } from '@/ui/board/lettering';
import { Plate } from '@/ui/board/plate';
import { same } from '@/ui/board/same';
import { colours } from '@/ui/theme/colours';
import type { SeatIdentity } from '@/ui/theme/players';
import { HousePiece } from './house-piece';
import { businessPlace, CITY_AREA, type Sheet } from './layout';
import { within } from './within';

interface Props {
  readonly sheet: Sheet;
  readonly districts: View['districts'];
  readonly seats: readonly SeatIdentity[];
}

interface Tally {
  readonly count: number;
  /** The only one with the most: a dark seal. One of several: a ring. */
  readonly lead: 'sole' | 'tied' | null;
}

export function tallies(businesses: readonly number[]): Tally[] {
  const most = Math.max(...businesses);
  const leaders = businesses.filter((count) => count === most).length;
  return businesses.map((count) => ({
    count,
    lead: count === 0 || count < most ? null : leaders === 1 ? 'sole' : 'tied',
  }));
}

function Seal({
  x,
  y,
  tally: { count, lead },
}: {
  readonly x: number;
  readonly y: number;
  readonly tally: Tally;
}) {
  return (
    <>
      <Circle cx={x} cy={y} r={14.5} fill={colours.vellum} />
      {lead !== null && (
        <Circle
          cx={x}
          cy={y}
          r={12}
          fill={lead === 'sole' ? colours.ink : colours.vellum}
          stroke={colours.ink}
          strokeWidth={2.4}
        />
      )}
      <Lettering
        x={x}
        y={y}
        size={count > 9 ? 18 : 21}
        colour={lead === 'sole' ? colours.vellum : colours.ink}
      >
        {count}
      </Lettering>
    </>
  );
}

function Businesses({
  district,
  counts,
  seats,
}: {
  readonly district: District;
  readonly counts: readonly number[];
  readonly seats: Props['seats'];
}) {
  return tallies(counts).map((tally, seat) => {
    if (tally.count === 0) return null;
    const [x, y] = businessPlace(district, seat);
    return (
      <G key={seat}>
        <HousePiece colour={at(seats, seat).colour} x={x} y={y} count={tally.count} />
        <Seal x={x + 43} y={y + 37} tally={tally} />
      </G>
    );
  });
}

/** The businesses of every district, and who leads there. */
export const CityPieces = memo(function CityPieces({ sheet, districts, seats }: Props) {
  return (
    <Plate box={within(sheet.plates.map, CITY_AREA)} sheet={sheet} crop={CITY_AREA}>
      {DISTRICTS.map((district) => (
        <Businesses key={district} district={district} counts={districts[district]} seats={seats} />
      ))}
    </Plate>
  );
}, same);
