import { colours } from '@/ui/theme/colours';
import { join } from './inks';
import { engraved, group, type Picture, svgOf, svgPath } from './picture';
import { PROSPECT, prospectLayers } from './prospect';
import { box } from './shapes';

/** 1200 by 630, as those who link to the app show it: the prospect in its neat line, the name of the app in the sky. */
const [W, H] = [1200, 630];

const frame = (inset: number, strokeWidth: number): string =>
  svgPath({
    d: join([box(inset, inset, W - 2 * inset, H - 2 * inset)], true),
    stroke: colours.ink,
    strokeWidth,
  });

const plaque = (inset: number, strokeWidth: number): string =>
  svgPath({
    d: join([box(390 + inset, 52 + inset, 420 - 2 * inset, 138 - 2 * inset)], true),
    fill: colours.vellum,
    stroke: colours.ink,
    strokeWidth,
  });

const cartouche = [
  plaque(0, 4),
  plaque(7, 1.2),
  `<text x="604" y="138" font-family="EB Garamond" font-size="78" letter-spacing="8" text-anchor="middle" fill="${colours.ink}">Patroon</text>`,
  svgPath({ d: 'M540 164h120M540 168h120', stroke: colours.sepia, strokeWidth: 1.2 }),
].join('');

export const socialPictures: readonly Picture[] = [
  {
    file: 'public/social.png',
    width: W,
    svg: svgOf(
      { x: 0, y: 0, w: W, h: H },
      [
        svgPath({ d: join([box(0, 0, W, H)], true), fill: colours.vellum }),
        group(`translate(0 ${H - PROSPECT.h})`, engraved(prospectLayers())),
        cartouche,
        frame(5, 10),
        frame(15, 2),
      ].join(''),
    ),
  },
];
