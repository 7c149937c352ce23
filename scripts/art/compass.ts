import type { Layer } from '@/ui/board/engraving';
import { colours } from '@/ui/theme/colours';
import { join } from './inks';
import type { Line } from './pen';
import { disc, range } from './shapes';

/** Half of each of the rose's points, the half that lies to one side of it. */
const halves = (lean: 1 | -1, points: readonly number[], long: number, waist: number): Line[] =>
  points.map((index) => {
    const turn = (index * Math.PI) / 8;
    const side = turn + (lean * Math.PI) / 8;
    return [
      [0, 0],
      [Math.cos(turn) * long, Math.sin(turn) * long],
      [Math.cos(side) * waist, Math.sin(side) * waist],
    ];
  });

const ticks: readonly Line[] = range(32).map((index) => {
  const turn = (index * Math.PI) / 16;
  const from = index % 4 === 0 ? 36 : 39;
  return [
    [Math.cos(turn) * from, Math.sin(turn) * from],
    [Math.cos(turn) * 43, Math.sin(turn) * 43],
  ];
});

const MAIN = [0, 4, 8, 12];
const LESSER = [2, 6, 10, 14];

/** A rose of the winds about 0, 0: four great points over four small ones in a graduated ring. */
export function compassLayers(): Layer[] {
  const half = (lean: 1 | -1, fill: string): Layer[] =>
    [
      { d: join(halves(lean, LESSER, 30, 11), true), fill },
      { d: join(halves(lean, MAIN, 45, 12), true), fill },
    ].map((layer) => ({ ...layer, stroke: colours.ink, strokeWidth: 0.9 }));
  return [
    { d: join([disc(0, 0, 45, 48)], true), fill: colours.parchment, stroke: colours.ink, strokeWidth: 1.5 },
    { d: join([disc(0, 0, 35, 40)], true), stroke: colours.sepia, strokeWidth: 0.9 },
    { d: join(ticks, false), stroke: colours.ink, strokeWidth: 1 },
    ...half(-1, colours.vellum),
    ...half(1, colours.ink),
    { d: join([disc(0, 0, 5)], true), fill: '#E3B84A', stroke: colours.ink, strokeWidth: 1.2 },
  ];
}
