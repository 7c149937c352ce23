/*
 * Motion tells what has happened; it never decides what is. The board shows the new position at once, and pieces
 * on their way lie over it until they have arrived or somebody taps.
 */

/** `fades`: nothing moves, things appear and vanish softly. */
export const PACES = ['off', 'fades', 'fast', 'normal'] as const;
export type Pace = (typeof PACES)[number];

/** How a piece lies at one moment: its middle on the ground, how large, how visible, turned by how many degrees. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly opacity?: number;
  readonly turn?: number;
}

/** One piece on its way. Times are milliseconds at the normal pace. */
export interface Flight<What> {
  readonly what: What;
  readonly size: { readonly w: number; readonly h: number };
  readonly way: readonly Pose[];
  readonly delay: number;
  readonly lasts: number;
  /** Grows and turns about the middle of its foot: what stands on the ground. */
  readonly stands?: boolean;
}

/** The bounds of a single movement at the normal pace. */
export const SHORTEST = 150;
export const LONGEST = 450;

const HURRY: Readonly<Record<Pace, number>> = { off: 0, fades: 0, fast: 0.5, normal: 1 };

/** A duration as it is at this pace, within what the eye can follow. */
export function lasting(pace: Pace, ms: number): number {
  if (pace === 'off') return 0;
  return Math.min(LONGEST, Math.max(SHORTEST, ms * HURRY[pace]));
}

/** When something begins at this pace: fades come all at once. */
export const beginning = (pace: Pace, ms: number): number => ms * HURRY[pace];

/** How long it takes until the last has arrived. */
export const lastsAll = (pace: Pace, flights: readonly Pick<Flight<unknown>, 'delay' | 'lasts'>[]): number =>
  pace === 'off'
    ? 0
    : Math.max(0, ...flights.map(({ delay, lasts }) => beginning(pace, delay) + lasting(pace, lasts)));
