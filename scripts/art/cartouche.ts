import type { Layer } from '@/ui/board/engraving';
import { colours } from '@/ui/theme/colours';
import { layersOf, filled, join, strokes } from './inks';
import { hatch, type Line, type Point } from './pen';
import { arc, disc } from './shapes';

/** A rectangle whose corners are bitten out, as strapwork frames are cut. */
const bitten = (w: number, h: number, inset: number, r: number): Line => {
  const [left, top, right, foot] = [inset, inset, w - inset, h - inset];
  return [
    ...arc([right, top], [r, r], [0.5, 0.25], 6),
    ...arc([right, foot], [r, r], [0.75, 0.5], 6),
    ...arc([left, foot], [r, r], [1, 0.75], 6),
    ...arc([left, top], [r, r], [0.25, 0], 6),
  ];
};

/** The frame of a title: strapwork with a boss in every corner, shaded on the right and below. */
export function cartoucheLayers(w: number, h: number): Layer[] {
  const outer = bitten(w, h, 3, 17);
  const inner = bitten(w, h, 11, 15);
  const corners: readonly Point[] = [[9, 9], [w - 9, 9], [w - 9, h - 9], [9, h - 9]]; // prettier-ignore
  return [
    { d: join([outer], true), fill: colours.vellum, stroke: colours.ink, strokeWidth: 2.8 },
    ...layersOf([
      ...strokes('hatch', ...hatch(outer, 12, 7, 3.4)),
      ...filled('gold', ...corners.map(([x, y]) => disc(x, y, 6, 12))),
      ...filled('dark', ...corners.map(([x, y]) => disc(x, y, 1.8, 6))),
    ]),
    { d: join([inner], true), fill: colours.vellum, stroke: colours.ink, strokeWidth: 1.1 },
  ];
}
