import type { Fur, Stock } from '@/games/nieuw-amsterdam/types';
import type { GlyphName } from '@/ui/kit/glyphs';

/** The picture of each resource. */
export const glyphOf: Readonly<Record<Stock | Fur, GlyphName>> = {
  coins: 'coin',
  goods: 'goods',
  timber: 'timber',
  corn: 'corn',
  beaver: 'beaver',
  mink: 'mink',
  otter: 'otter',
  muskrat: 'muskrat',
  lynx: 'lynx',
};
