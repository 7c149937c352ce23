/*
 * The engraver's hand: seeded, so that a plate comes out the same every time. All answers are path strings
 * merged into one, because many strokes in one path cost no more than one.
 */
export type Point = readonly [x: number, y: number];
export type Chance = () => number;

/** Numbers from 0 up to 1. Only for looks: games have their own generator. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

export const path = (points: readonly Point[], closed = true): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('') + (closed ? 'Z' : '');

const edges = (points: readonly Point[], closed: boolean): (readonly [Point, Point])[] =>
  points.flatMap((from, index) => {
    const to = points[index + 1] ?? (closed ? points[0] : undefined);
    return to === undefined ? [] : [[from, to] as const];
  });

/** The same outline as a hand cuts it: every edge in short pieces, each a little off. */
export function rough(points: readonly Point[], seed: number, closed = true, slip = 1.4): Point[] {
  const next = chance(seed);
  const cut = edges(points, closed).flatMap(([[x, y], [toX, toY]]) => {
    const pieces = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / 16));
    return Array.from({ length: pieces }, (_, piece): Point => {
      const part = piece / pieces;
      return [
        x + (toX - x) * part + (next() - 0.5) * 2 * slip,
        y + (toY - y) * part + (next() - 0.5) * 2 * slip,
      ];
    });
  });
  const last = points[points.length - 1];
  return closed || last === undefined ? cut : [...cut, last];
}

/** A soft curve through the points. */
export function curve(points: readonly Point[], closed = false, steps = 8): Point[] {
  const count = points.length;
  const pick = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const spline = (a: number, b: number, c: number, d: number): ((t: number) => number) => {
    return (t) =>
      0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
  };
  const soft: Point[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [a, b, c, d] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const [x, y] = [spline(a[0], b[0], c[0], d[0]), spline(a[1], b[1], c[1], d[1])];
    for (let step = 0; step < steps; step++) soft.push([x(step / steps), y(step / steps)]);
  }
  return closed ? soft : [...soft, pick(count - 1)];
}

/** Short strokes inward along the edges that face the shade: right and below, for clockwise outlines. */
export function hatch(points: readonly Point[], seed: number, length = 9): string {
  const next = chance(seed);
  let strokes = '';
  for (const [[x, y], [toX, toY]] of edges(points, true)) {
    const long = Math.hypot(toX - x, toY - y);
    const [dx, dy] = [(toX - x) / long, (toY - y) / long];
    const shade = dy - dx * 0.6;
    if (shade < 0.35) continue;
    for (let at = 1.5; at < long; at += 3.1) {
      const reach = length * (0.55 + next() * 0.45);
      strokes += `M${n(x + dx * at)} ${n(y + dy * at)}l${n(-dy * reach - 1)} ${n(dx * reach + 1)}`;
    }
  }
  return strokes;
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const within = ([x, y]: Point, { x: left, y: top, w, h }: Rect): boolean =>
  x >= left && x <= left + w && y >= top && y <= top + h;

/** Points strewn over an area, off the rectangles to be kept clear and off each other; the lower ones last. */
export function strew(area: Rect, apart: number, seed: number, clear: readonly Rect[] = []): Point[] {
  const next = chance(seed);
  const found: Point[] = [];
  for (let tries = 0; tries < 1200; tries++) {
    const point: Point = [area.x + next() * area.w, area.y + next() * area.h];
    const free = !clear.some((rect) => within(point, rect));
    if (free && found.every(([x, y]) => Math.hypot(x - point[0], (y - point[1]) * 1.4) > apart))
      found.push(point);
  }
  return found.sort((a, b) => a[1] - b[1]);
}

export const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});
