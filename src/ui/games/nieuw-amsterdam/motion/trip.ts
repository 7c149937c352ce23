import type { Event } from '@/games/nieuw-amsterdam/events';
import type { View } from '@/games/nieuw-amsterdam/types';
import type { Pose } from '@/ui/motion/flight';
import type { Piece } from './piece';
import type { Place } from './places';

export interface Stop extends Omit<Pose, 'x' | 'y'> {
  readonly place: Place;
}

/** One piece and its way from place to place; milliseconds at the normal pace. */
export interface Trip {
  readonly piece: Piece;
  readonly way: readonly Stop[];
  readonly lasts: number;
  readonly stands?: boolean;
}

/** What happened in one change, between which positions. */
export interface Story {
  readonly before: View;
  readonly after: View;
  readonly events: readonly Event[];
}

/** The event of this type; resources share one. */
export type EventOf<T extends Event['type']> = Event extends infer E
  ? E extends { readonly type: infer U }
    ? T extends U
      ? E
      : never
    : never
  : never;

const SLIDE_MS = 360;
const RISE_MS = 300;

/** From here to there; what arrives at a player's line goes out of sight there. */
export const slide = (piece: Piece, from: Place, to: Place): Trip => ({
  piece,
  way: [{ place: from }, to.at === 'seat' ? { place: to, opacity: 0.3, scale: 0.7 } : { place: to }],
  lasts: SLIDE_MS,
});

/** Grows out of the ground. */
export const rise = (piece: Piece, place: Place, scale = 1): Trip => ({
  piece,
  way: [
    { place, scale: 0.1 * scale },
    { place, scale },
  ],
  lasts: RISE_MS,
  stands: true,
});

/** Grows a little and is gone. */
export const vanish = (piece: Piece, place: Place): Trip => ({
  piece,
  way: [{ place }, { place, scale: 1.3, opacity: 0 }],
  lasts: RISE_MS,
});

/** Topples over. */
export const fall = (piece: Piece, place: Place, turn = 90): Trip => ({
  piece,
  way: [{ place }, { place, turn: turn * 0.9 }, { place, turn, opacity: 0 }],
  lasts: SLIDE_MS,
  stands: true,
});

/** Goes away for good. */
export const leave = (piece: Piece, from: Place, to: Place): Trip => ({
  piece,
  way: [{ place: from }, { place: to, opacity: 0 }],
  lasts: SLIDE_MS,
});
