import type { Layer } from '@/ui/board/engraving';
import { colours } from '@/ui/theme/colours';
import { type Line, pathOf } from './pen';

type Style = Omit<Layer, 'd'>;

const washed = (fill: string, strokeWidth = 1): Style => ({ fill, stroke: colours.ink, strokeWidth });
const drawn = (stroke: string, strokeWidth: number): Style => ({ stroke, strokeWidth });

/** Everything a plate is printed and coloured with, in the order it goes onto the paper. */
const INKS = {
  cast: { fill: colours.ink, fillOpacity: 0.14 },
  lawn: { fill: '#CFD2A2' },
  meadow: { fill: '#DCDDB6', stroke: colours.sepia, strokeWidth: 0.9 },
  soil: { fill: '#E3CDA0' },
  acre: { fill: '#EAD394' },
  water: { fill: colours.sea, stroke: colours.seaInk, strokeWidth: 1 },
  cloud: { fill: colours.vellum, stroke: colours.sepia, strokeWidth: 0.9 },
  sky: drawn('#9FB0AE', 0.9),
  garden: drawn('#B59E74', 0.7),
  stone: washed('#D8CDB8'),
  plaster: washed('#F7ECD5'),
  timber: washed('#C79A69'),
  bark: washed('#B5966B'),
  straw: washed('#E3C581'),
  tile: washed('#CB7F5C'),
  brick: washed(colours.brick),
  slate: washed('#8E9AA0'),
  dusk: washed('#5A4636'),
  leafDark: washed('#7C8F63', 0.9),
  leaf: washed('#9DAB74', 0.9),
  cloth: washed(colours.vellum),
  glow: { fill: '#F6D98B', fillOpacity: 0.75 },
  gold: washed('#E3B84A'),
  glass: { fill: '#5E5A50' },
  iron: washed('#5B5750'),
  hatch: drawn(colours.sepia, 0.75),
  ripple: drawn(colours.seaInk, 1.1),
  beam: drawn('#8A5A33', 2.2),
  fine: drawn(colours.ink, 0.8),
  line: drawn(colours.ink, 1.2),
  bold: drawn(colours.ink, 2),
  dark: { fill: colours.ink },
} as const satisfies Readonly<Record<string, Style>>;

export type Ink = keyof typeof INKS;

export interface Stroke {
  readonly ink: Ink;
  readonly line: Line;
  readonly closed: boolean;
}
export type Drawing = readonly Stroke[];

export const filled = (ink: Ink, ...lines: readonly Line[]): Drawing =>
  lines.map((line) => ({ ink, line, closed: true }));
export const strokes = (ink: Ink, ...lines: readonly Line[]): Drawing =>
  lines.map((line) => ({ ink, line, closed: false }));

export const join = (lines: readonly Line[], closed: boolean): string =>
  lines.map((line) => pathOf(line, closed)).join('');

/** All strokes of one ink as one path, ink upon ink. */
export function layersOf(drawing: Drawing): Layer[] {
  return (Object.keys(INKS) as Ink[]).flatMap((ink) => {
    const own = drawing.filter((stroke) => stroke.ink === ink);
    const d = own.map(({ line, closed }) => pathOf(line, closed)).join('');
    return d === '' ? [] : [{ ...INKS[ink], d }];
  });
}
