import { colours, districtWashes } from '@/ui/theme/colours';
import { type SeatIdentity, playerLook } from '@/ui/theme/players';
import { GLYPH_NAMES, type GlyphName, glyphPaths } from '@/ui/kit/glyphs';
import { group, type Picture, svgOf, svgPath } from './picture';
import { range } from './shapes';

/*
 * Sheets to look at: every sign and every piece at 24 px and larger, in full colour, in grey, and as people with each
 * of three colour-vision deficiencies see them. `docs/art` keeps them; nothing in the app uses them.
 */
type Matrix = readonly (readonly [number, number, number])[];

/** Machado, Oliveira and Fernandes (2009), full severity, on linear light; grey by the weights of luminance. */
const SIGHTS: Readonly<Record<string, Matrix>> = {
  normal: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  grey: [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}; // prettier-ignore

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const encoded = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/** A colour as this sight sees it. */
function seen(hex: string, matrix: Matrix): string {
  const light = [1, 3, 5].map((from) => linear(parseInt(hex.slice(from, from + 2), 16) / 255));
  const parts = matrix.map((row) => row.reduce((sum, weight, channel) => sum + weight * (light[channel] ?? 0), 0));
  return `#${parts.map((part) => Math.round(encoded(Math.min(1, Math.max(0, part))) * 255).toString(16).padStart(2, '0')).join('')}`;
} // prettier-ignore

/** Everything drawn, in the colours of one sight. */
const through = (svg: string, matrix: Matrix): string =>
  svg.replace(/#[0-9A-Fa-f]{6}/g, (hex) => seen(hex, matrix));

const words = (x: number, y: number, text: string): string =>
  `<text x="${x}" y="${y}" font-family="EB Garamond" font-size="15" fill="${colours.ink}">${text}</text>`;

function glyph(name: GlyphName, weight: number): string {
  const { wash, fill, line } = glyphPaths(name);
  return [
    wash === undefined ? '' : svgPath({ d: wash[0], fill: wash[1] }),
    fill === undefined ? '' : svgPath({ d: fill, fill: colours.ink }),
    line === undefined ? '' : svgPath({ d: line, stroke: colours.ink, strokeWidth: weight }),
  ].join('');
}

const COLUMNS = 11;
const NAMES = GLYPH_NAMES.slice(0, 33);

/** The signs of the game at 24 px and at 44. */
const signs = NAMES.map((name, index) => {
  const [x, y] = [16 + (index % COLUMNS) * 92, 12 + Math.floor(index / COLUMNS) * 60];
  const small = group(`translate(${x} ${y + 12})`, glyph(name, 1.6));
  return small + group(`translate(${x + 32} ${y}) scale(1.85)`, glyph(name, 1.2));
}).join('');

const HOUSE = 'M2 46V20h5v-7h5V7h5V1h6v6h5v6h5v7h5v26z';

/** Every player's sign and house on every wash of the map: as large as on a tablet, and as small as on a phone. */
const pieces = range(5)
  .map((index) => {
    const { colour, outline, mark, on } = playerLook(index as SeatIdentity['colour']); // 0 to 4
    const token = (size: number): string =>
      group(
        `scale(${size})`,
        svgPath({ d: outline, fill: colours.vellum, stroke: colours.vellum, strokeWidth: 7 }) +
          svgPath({ d: outline, fill: colour, stroke: colours.ink, strokeWidth: 2 }) +
          svgPath({ d: mark, stroke: on, strokeWidth: 2.6 }),
      );
    const house =
      svgPath({ d: HOUSE, fill: colours.vellum, stroke: colours.vellum, strokeWidth: 6 }) +
      svgPath({ d: HOUSE, fill: colour, stroke: colours.ink, strokeWidth: 1.8 }) +
      group('translate(20 29) scale(0.82)', svgPath({ d: outline, fill: colours.vellum, stroke: colours.ink, strokeWidth: 2 }));
    return districtWashes
      .map((wash, row) => {
        const [x, y] = [16 + row * 168, index * 56];
        return group(
          `translate(${x} ${y})`,
          svgPath({ d: 'M0 0h160v56h-160z', fill: wash }) + group('translate(24 28)', token(1)) +
            group('translate(52 28)', token(0.6)) + group('translate(72 5)', house) + group('translate(124 16) scale(0.52)', house),
        );
      })
      .join('');
  })
  .join(''); // prettier-ignore

const HEIGHT = 512;

const sheet = (matrix: Matrix, name: string): string => {
  const ground = svgPath({ d: `M0 0h1040v${HEIGHT}h-1040z`, fill: colours.parchment });
  const content = words(16, 22, name) + group('translate(0 30)', signs) + group('translate(0 218)', pieces);
  return svgOf({ x: 0, y: 0, w: 1040, h: HEIGHT }, through(ground + content, matrix));
};

export const sheets: readonly Picture[] = Object.entries(SIGHTS).map(([name, matrix]) => ({
  file: `docs/art/signs-and-pieces-${name}.png`,
  width: 1040,
  svg: sheet(matrix, name),
}));
