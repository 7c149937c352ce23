import type { Point, Rect } from '@/ui/board/geometry';

/*
 * The engraver's hand: seeded, so that a plate comes out the same every time. Everything is polylines until
 * the very end, so that any drawing can be moved, turned and roughened before it becomes a path.
 */
export type { Point, Rect };
export type Line = readonly Point[];
type Chance = () => number;

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

const tenths = (value: number): number => Math.round(value * 10);

/** A number in as few letters as it can be said; a minus sign parts it from the one before. */
function short(value: number): string {
  const text = String(value / 10);
  return text.replace(/^(-?)0\./, '$1.');
}

const pair = (x: number, y: number): string => {
  const [one, two] = [short(x), short(y)];
  return two.startsWith('-') ? one + two : `${one} ${two}`;
};

/** Lines as one path string: steps from point to point, counted in tenths so that no error piles up. */
export function pathOf(line: Line, closed: boolean): string {
  const [start, ...rest] = line.map(([x, y]): Point => [tenths(x), tenths(y)]);
  if (start === undefined) return '';
  let [x, y] = start;
  let steps = '';
  for (const [toX, toY] of rest) {
    if (toX === x && toY === y) continue;
    const step = pair(toX - x, toY - y);
    steps += steps === '' ? `l${step}` : step.startsWith('-') ? step : ` ${step}`;
    [x, y] = [toX, toY];
  }
  return `M${pair(...start)}${steps}${closed ? 'z' : ''}`;
}

const edges = (points: Line, closed: boolean): (readonly [Point, Point])[] =>
  points.flatMap((from, index) => {
    const to = points[index + 1] ?? (closed ? points[0] : undefined);
    return to === undefined ? [] : [[from, to] as const];
  });

interface Roughness {
  readonly closed?: boolean;
  readonly slip?: number;
  readonly piece?: number;
}

/** The same outline as a hand cuts it: every edge in short pieces, each a little off. */
export function rough(points: Line, seed: number, { closed = true, slip = 1.4, piece = 16 }: Roughness = {}) {
  const next = chance(seed);
  const cut = edges(points, closed).flatMap(([[x, y], [toX, toY]]) => {
    const pieces = Math.max(1, Math.round(Math.hypot(toX - x, toY - y) / piece));
    return Array.from({ length: pieces }, (_, index): Point => {
      const part = index / pieces;
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
export function curve(points: Line, closed = false, steps = 8): Point[] {
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
export function hatch(points: Line, seed: number, length = 9, apart = 3.1): Line[] {
  const next = chance(seed);
  const strokes: Line[] = [];
  for (const [[x, y], [toX, toY]] of edges(points, true)) {
    const long = Math.hypot(toX - x, toY - y);
    const [dx, dy] = [(toX - x) / long, (toY - y) / long];
    if (dy - dx * 0.6 < 0.35) continue;
    for (let at = 1.5; at < long; at += apart) {
      const reach = length * (0.55 + next() * 0.45);
      const from: Point = [x + dx * at, y + dy * at];
      strokes.push([from, [from[0] - dy * reach - 1, from[1] + dx * reach + 1]]);
    }
  }
  return strokes;
}

/** Whether a point lies inside an outline. */
export function inside([x, y]: Point, outline: Line): boolean {
  let odd = false;
  for (const [[ax, ay], [bx, by]] of edges(outline, true)) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}

export const grown = ({ x, y, w, h }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

export const holds = ({ x: left, y: top, w, h }: Rect, [x, y]: Point): boolean =>
  x >= left && x <= left + w && y >= top && y <= top + h;

/** Points strewn over an area where they are welcome, and off each other; the lower ones last. */
export function strew(area: Rect, apart: number, seed: number, welcome: (point: Point) => boolean): Point[] {
  const next = chance(seed);
  const found: Point[] = [];
  for (let tries = 0; tries < 2400; tries++) {
    const point: Point = [area.x + next() * area.w, area.y + next() * area.h];
    const alone = found.every(([x, y]) => Math.hypot(x - point[0], (y - point[1]) * 1.4) > apart);
    if (alone && welcome(point)) found.push(point);
  }
  return found.sort((a, b) => a[1] - b[1]);
}
