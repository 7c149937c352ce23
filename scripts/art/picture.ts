import type { Layer } from '@/ui/board/engraving';
import type { Rect } from './pen';

/** A picture to be printed: an SVG and how many pixels wide. */
export interface Picture {
  readonly file: string;
  readonly svg: string;
  readonly width: number;
}

const NAMES = {
  fill: 'fill',
  fillOpacity: 'fill-opacity',
  stroke: 'stroke',
  strokeWidth: 'stroke-width',
  strokeOpacity: 'stroke-opacity',
} as const;

export function svgPath({ d, fill = 'none', ...rest }: Layer): string {
  const style = { fill, ...rest };
  const attributes = (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((key) => style[key] !== undefined)
    .map((key) => ` ${NAMES[key]}="${style[key]}"`);
  return `<path d="${d}"${attributes.join('')} stroke-linejoin="round" stroke-linecap="round"/>`;
}

export const group = (transform: string, content: string): string =>
  `<g transform="${transform}">${content}</g>`;

export const svgOf = ({ x, y, w, h }: Rect, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}">${content}</svg>`;

export const engraved = (layers: readonly Layer[]): string => layers.map(svgPath).join('');
