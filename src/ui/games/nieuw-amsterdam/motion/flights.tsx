import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/core/game';
import type { Point } from '@/ui/board/geometry';
import { boxOf, middleOn } from '@/ui/motion/box';
import type { Flight } from '@/ui/motion/flight';
import { FlightLayer } from '@/ui/motion/flight-layer';
import { useWings } from '@/ui/motion/stage';
import type { SeatIdentity } from '@/ui/theme/players';
import type { Sheet } from '../board/layout';
import { type Piece, PIECE_SIZES } from './piece';
import { PieceDrawing } from './piece-drawing';
import { pointOf, type SeatPoint } from './places';
import type { Plan, TimedTrip } from './plan';

export const seatAnchor = (seat: Seat): string => `seat ${seat}`;

/** The trips over this sheet, in dp as it lies under zoom 1. */
export function flightsOn(
  trips: readonly TimedTrip[],
  sheet: Sheet,
  scale: number,
  seatPoint: SeatPoint,
): Flight<Piece>[] {
  return trips.map(({ piece, way, delay, lasts, stands = false }) => {
    const { w, h } = PIECE_SIZES[piece.kind];
    return {
      what: piece,
      size: { w: w * scale, h: h * scale },
      way: way.map(({ place, ...pose }) => {
        const [x, y] = pointOf(sheet, place, seatPoint);
        return { ...pose, x: x * scale, y: y * scale };
      }),
      delay,
      lasts,
      stands,
    };
  });
}

interface Props {
  readonly plan: Plan;
  readonly sheet: Sheet;
  /** Of the sheet's units. */
  readonly scale: number;
  readonly seats: readonly SeatIdentity[];
}

/** The pieces on their way, on the sheet and moved with it; those for a player's line leave it at its edge. */
export function Flights({ plan: { trips, pace }, sheet, scale, seats }: Props) {
  const ground = useRef<View>(null);
  const { anchor } = useWings();
  const [flights, setFlights] = useState<readonly Flight<Piece>[]>([]);
  useLayoutEffect(() => {
    const box = boxOf(ground.current);
    const seatPoint = (seat: Seat): Point => {
      const line = anchor(seatAnchor(seat));
      // Not measured: over the upper edge, in the order of the seats.
      if (box === null || line === null) return [((seat + 0.5) / seats.length) * sheet.w, -40];
      const [x, y] = middleOn(box, sheet.w, line);
      return [x, y];
    };
    setFlights(flightsOn(trips, sheet, scale, seatPoint));
  }, [trips, sheet, scale, seats, anchor]);
  const draw = useCallback((piece: Piece) => <PieceDrawing piece={piece} seats={seats} />, [seats]);
  return (
    <View ref={ground} style={styles.ground}>
      <FlightLayer flights={flights} pace={pace} draw={draw} />
    </View>
  );
}

const styles = StyleSheet.create({
  ground: { position: 'absolute', left: 0, top: 0, right: 0, bottom: 0, pointerEvents: 'none' },
});
