import { type Drawing, filled, type Ink, strokes } from './inks';
import type { Line, Point } from './pen';
import { bow, box, range, stepGable } from './shapes';

interface Block {
  readonly w: number;
  /** Up to the eaves. */
  readonly h: number;
  /** How far it reaches back, to the upper right. */
  readonly deep: number;
  readonly roof?: Ink;
  readonly wall?: Ink;
  readonly rise?: number;
}

const line = (from: Point, to: Point): Line => [from, to];

/** A house seen from above at a slant, gable to the front. Left foot of the gable at 0, 0. */
export function slanted({ w, h, deep, roof = 'tile', wall = 'plaster', rise = w * 0.55 }: Block): Drawing {
  const [dx, dy] = [deep, -deep * 0.38];
  const ridge: Point = [w / 2, -h - rise];
  const courses = range(Math.floor(deep / 3.4)).map((index): Line => {
    const part = ((index + 0.6) * 3.4) / deep;
    return line(
      [ridge[0] + dx * part + 0.8, ridge[1] + dy * part + rise * 0.1],
      [w + dx * part - 0.8, -h + dy * part - rise * 0.12],
    );
  });
  return [
    ...filled(
      wall,
      [[w, 0], [w, -h], [w + dx, -h + dy], [w + dx, dy]],
      [[0, 0], [0, -h], ridge, [w, -h], [w, 0]],
    ),
    ...filled(roof, [ridge, [ridge[0] + dx, ridge[1] + dy], [w + dx, -h + dy], [w, -h]]),
    ...strokes('hatch', ...courses),
  ]; // prettier-ignore
}

/** The front of a step-gabled house with windows, door and hoisting beam. Left foot at 0, 0. */
export function gabled(w: number, eaves: number, wall: Ink, steps = 3): Drawing {
  const rise = (w * 0.55) / steps;
  const pane = w * 0.16;
  const rows = range(Math.max(1, Math.floor((eaves - 9) / 9))).map((row) => -eaves + 2 + row * 9);
  const windows = rows.flatMap((y) => [0.2, 0.64].map((part) => box(w * part, y, pane, 5)));
  return [
    ...filled(wall, stepGable(w, eaves, steps, rise)),
    ...filled('dark', box(w / 2 - 2, -6.5, 4, 6.5), box(w / 2 - 1.5, -eaves - rise * (steps - 1) + 1, 3, 4)),
    ...filled('glass', ...windows),
    ...strokes('hatch', ...range(Math.floor(eaves / 3)).map((row) => line([w - 0.8, -2 - row * 3], [w - 3.6, -1 - row * 3]))),
    ...strokes('fine', line([0.5, -eaves], [w - 0.5, -eaves])),
  ]; // prettier-ignore
}

/** A barrel standing. */
export const barrel = (x: number, y: number): Drawing => [
  ...filled('timber', [...bow([x - 3, y], [x - 3, y - 9], -1.3, 3), ...bow([x + 3, y - 9], [x + 3, y], -1.3, 3)]),
  ...strokes('fine', line([x - 4, y - 2.6], [x + 4, y - 2.6]), line([x - 4, y - 6.4], [x + 4, y - 6.4])),
]; // prettier-ignore

/** A full sack, tied at the neck. */
export const sack = (x: number, y: number, size = 1): Drawing => [
  ...filled('cloth', [
    [x - 4 * size, y],
    ...bow([x - 5 * size, y - 1], [x - 1.6 * size, y - 10 * size], -1.6, 4),
    [x - 2.6 * size, y - 12.4 * size],
    [x + 2.6 * size, y - 12.4 * size],
    ...bow([x + 1.6 * size, y - 10 * size], [x + 5 * size, y - 1], -1.6, 4),
    [x + 4 * size, y],
  ]),
  ...strokes(
    'hatch',
    line([x + 2.6 * size, y - 7 * size], [x + 1, y - 1.5]),
    line([x + 4 * size, y - 4.5 * size], [x + 2.6, y - 1.5]),
  ),
  ...strokes('fine', line([x - 1.8 * size, y - 10 * size], [x + 1.8 * size, y - 10 * size])),
];

/** A corded bale. */
export const bale = (x: number, y: number, w = 11, h = 8): Drawing => [
  ...filled('cloth', box(x - w / 2, y - h, w, h)),
  ...strokes('fine', line([x - w / 5, y - h], [x - w / 5, y]), line([x + w / 5, y - h], [x + w / 5, y]), line([x - w / 2, y - h / 2], [x + w / 2, y - h / 2])),
]; // prettier-ignore

/** Logs seen from their ends, in a heap. */
export function logs(x: number, y: number, rows: number, r = 4.4): Drawing {
  const ends = range(rows).flatMap((row) =>
    range(rows - row).map((index): Point => [x + row * r + index * r * 2, y - r - row * r * 1.74]),
  );
  const circle = ([cx, cy]: Point, radius: number): Line =>
    range(10).map((step): Point => {
      const turn = (step / 10) * 2 * Math.PI;
      return [cx + Math.cos(turn) * radius, cy + Math.sin(turn) * radius];
    });
  return [
    ...filled('timber', ...ends.map((end) => circle(end, r))),
    ...strokes('hatch', ...ends.map((end) => circle(end, r * 0.52)).map((ring) => ring.slice(0, 8))),
  ];
}

/** Sawn planks stacked with air between. */
export const planks = (x: number, y: number, w: number, rows: number): Drawing =>
  range(rows).flatMap((row) => [
    ...filled('timber', box(x + (row % 2) * 1.5, y - 3.4 - row * 4.4, w - (row % 3) * 2, 3)),
  ]);
