import type { Drawing } from './inks';
import type { Line, Point } from './pen';

/** The same drawing elsewhere: magnified about 0, 0, then moved. */
export function placed(drawing: Drawing, x: number, y: number, scale = 1): Drawing {
  return drawing.map((stroke) => ({
    ...stroke,
    line: stroke.line.map(([px, py]): Point => [x + px * scale, y + py * scale]),
  }));
}

export const box = (x: number, y: number, w: number, h: number): Line => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Part of an ellipse, in turns of the clock hand from the right. */
export function arc(centre: Point, radius: Point, [from, to]: Point = [0, 1], steps = 16): Point[] {
  return range(steps + 1).map((step) => {
    const turn = (from + ((to - from) * step) / steps) * 2 * Math.PI;
    return [centre[0] + Math.cos(turn) * radius[0], centre[1] + Math.sin(turn) * radius[1]];
  });
}

export const disc = (x: number, y: number, r: number, steps = 14): Line =>
  arc([x, y], [r, r], [0, 1], steps).slice(0, -1);

/** From one point to another, bent sideways by so much. */
export function bow(from: Point, to: Point, bend: number, steps = 6): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  return range(steps + 1).map((step) => {
    const part = step / steps;
    const off = bend * 4 * part * (1 - part);
    return [from[0] + dx * part - (dy / long) * off, from[1] + dy * part + (dx / long) * off];
  });
}

export const between = (from: Point, to: Point, apart: number): Point[] => {
  const count = Math.max(1, Math.floor(Math.hypot(to[0] - from[0], to[1] - from[1]) / apart));
  return range(count + 1).map((index) => [
    from[0] + ((to[0] - from[0]) * index) / count,
    from[1] + ((to[1] - from[1]) * index) / count,
  ]);
};

/** The front of a house with a step gable, standing on y = 0 with its left foot at x = 0. */
export function stepGable(width: number, eaves: number, steps: number, rise: number): Line {
  const run = width / (2 * steps + 1);
  const up = range(steps).flatMap((step): Point[] => [
    [step * run, -eaves - step * rise],
    [step * run, -eaves - (step + 1) * rise],
  ]);
  const down = [...up].reverse().map(([x, y]): Point => [width - x, y]);
  return [[0, 0], ...up, ...down, [width, 0]];
}
