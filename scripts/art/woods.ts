import {
  campBox,
  DISTRICT_OUTLINES,
  FORT,
  MILL,
  stallBox,
  WALL_X,
  zoneBox,
} from '@/ui/games/nieuw-amsterdam/board/layout';
import { type Drawing, strokes } from './inks';
import { curve, grown, holds, inside, type Line, type Point, type Rect, rough, strew } from './pen';
import { fir, oak, reeds } from './trees';
import { placed, range } from './shapes';
import { bank, coast, mainland } from './waters';

const camps = range(5).map(campBox);
const zones = range(5).map(zoneBox);
const stalls = (['top', 'middle', 'bottom'] as const).map(stallBox);

const off = (point: Point, boxes: readonly Rect[], by: number): boolean =>
  !boxes.some((box) => holds(grown(box, by), point));
const ashore = ([x, y]: Point, land: Line, by: number): boolean =>
  [[0, 0], [by, 0], [-by, 0], [0, by], [0, -by]].every(([dx = 0, dy = 0]) => inside([x + dx, y + dy], land)); // prettier-ignore

const planted = (points: readonly Point[], size: number, firs: number): Drawing =>
  points.flatMap(([x, y], index) =>
    placed((index * 7) % 10 < firs ? fir(index, size) : oak(index, size), x, y),
  );

/** The far bank's forest round the camps, and the groves of the island. */
export function woods(): Drawing {
  const grounds = campGrounds();
  const forest = strew({ x: -4, y: 8, w: 818, h: 108 }, 15, 7, (point) => !grounds.some((ground) => inside(point, ground) || inside([point[0], point[1] - 7], ground)) && ashore(point, mainland, 6));
  const groves = strew({ x: 14, y: 160, w: 790, h: 580 }, 17, 8, (point) => {
    const [x, y] = point;
    const outside = x > WALL_X + 12 || y < 268 || x < 60;
    const clear = off(point, zones, 5) && off(point, stalls, 7) && Math.hypot(x - FORT[0], y - FORT[1]) > 58 && Math.hypot(x - MILL[0], y - MILL[1] + 14) > 32;
    return outside && clear && ashore(point, coast, 7) && !Object.values(DISTRICT_OUTLINES).some((block) => inside(point, block) || inside([x, y - 8], block));
  });
  const shore = [...bank, ...coast].filter((_, index) => index % 7 === 3).filter(([x, y]) => x > 0 && x < 806 && y < 200);
  return [...planted(forest, 1.02, 5), ...planted(groves, 0.95, 3), ...shore.flatMap(reeds)];
} // prettier-ignore

/** An open place among the trees. */
function clearing({ x, y, w, h }: Rect, seed: number): Line {
  const rim = range(10).map((index): Point => {
    const turn = (index / 10) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const bulge = 1 / Math.max(Math.abs(cos), Math.abs(sin)) ** 0.75;
    return [x + w / 2 + (cos * bulge * w) / 2, y + h / 2 + (sin * bulge * h) / 2];
  });
  return rough(curve(rim, true, 3), seed);
}

export const campGrounds = (): readonly Line[] => camps.map((camp, index) => clearing(camp, 70 + index));
export const postGrounds = (): readonly Line[] => zones.map((zone, index) => clearing(zone, 80 + index));

/** The steep far shore. */
export function cliffs(): Drawing {
  const steep = bank.flatMap(([x, y], index): Line[] =>
    x < 0 || x > 808 ? [] : [[[x, y - 1.5], [x + 0.6, y - 6 - ((index * 7) % 5) * 1.7]], [[x + 3, y - 1.5], [x + 3.8, y - 5 - ((index * 5) % 4)]]],
  );
  return strokes('hatch', ...steep);
} // prettier-ignore
