import { memo } from 'react';

import { at, range } from '@/core/list';
import type { Point, Rect } from '@/ui/board/geometry';
import { Plate } from '@/ui/board/plate';
import { PlayerToken } from '@/ui/board/player-token';
import { same } from '@/ui/board/same';
import type { SeatIdentity } from '@/ui/theme/players';
import { seatedIn, type Sheet, trackCell } from './layout';

interface Props {
  readonly sheet: Sheet;
  readonly scores: readonly number[];
  readonly seats: readonly SeatIdentity[];
}

/** How many share a space: their size, how many abreast, how far apart. */
const CROWDS: readonly { readonly r: number; readonly perRow: number; readonly step: Point }[] = [
  { r: 14, perRow: 1, step: [0, 0] },
  { r: 9.5, perRow: 2, step: [19, 19] },
  { r: 7, perRow: 2, step: [15, 15] },
  { r: 7, perRow: 2, step: [15, 15] },
  { r: 6.5, perRow: 3, step: [12.5, 15] },
];

/** A space without the checkers at its outer edge. */
function inside(sheet: Sheet, score: number): Rect {
  const { x, y, w, h } = trackCell(sheet, score);
  const [left, top] = [x < 1 ? 9 : 0, y < 1 ? 9 : 0];
  const [right, foot] = [x + w > sheet.w - 1 ? 9 : 0, y + h > sheet.h - 1 ? 9 : 0];
  return { x: x + left, y: y + top, w: w - left - right, h: h - top - foot };
}

/** A marker for every seat along the neat line; who has gone all the way round wears a ring. Below 0: on its way. */
export const ScoreTrack = memo(function ScoreTrack({ sheet, scores, seats }: Props) {
  const lap = 2 * (sheet.track.across + sheet.track.down);
  return (
    <Plate box={{ x: 0, y: 0, w: sheet.w, h: sheet.h }} sheet={sheet}>
      {range(scores.length).map((seat) => {
        const score = at(scores, seat);
        if (score < 0) return null;
        const sharing = range(scores.length).filter((other) => at(scores, other) % lap === score % lap);
        const cell = inside(sheet, score);
        const { r, perRow, step } = at(CROWDS, Math.min(sharing.length, CROWDS.length) - 1);
        const upright = sharing.length === 2 && cell.h > cell.w;
        const places = seatedIn(cell, sharing.length, upright ? 1 : perRow, step);
        const [x, y] = at(places, sharing.indexOf(seat));
        return (
          <PlayerToken key={seat} colour={at(seats, seat).colour} x={x} y={y} r={r} ringed={score >= lap} />
        );
      })}
    </Plate>
  );
}, same);
