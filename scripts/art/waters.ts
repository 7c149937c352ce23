import { ISLAND_COAST, UPPER_BANK } from '@/ui/games/nieuw-amsterdam/board/layout';
import { colours } from '@/ui/theme/colours';
import type { Layer } from '@/ui/board/engraving';
import { join } from './inks';
import { curve, type Line, rough } from './pen';

export const coast: Line = rough(curve(ISLAND_COAST, false, 5), 11, { closed: false, slip: 1.5, piece: 11 });
export const bank: Line = rough(curve(UPPER_BANK, false, 5), 12, { closed: false, slip: 1.5, piece: 11 });
export const mainland: Line = [...bank, [840, -30], [-30, -30]];

/** Widths of the water-lining: ink and water in turn, the widest first. */
const WATER_LINES = [50, 48.9, 36, 34.8, 23, 21.7, 11.5, 10] as const;

/** The sea, lined along every shore as engravers did, and the land lying upon it. */
export function waters(): Layer[] {
  const shores = join([coast, bank], false);
  const land = (line: Line, fill: string): Layer => ({
    d: join([line], true),
    fill,
    stroke: colours.ink,
    strokeWidth: 2.2,
  });
  return [
    { d: 'M0 0h810v772H0z', fill: colours.sea },
    ...WATER_LINES.map((strokeWidth, index) => ({
      d: shores,
      stroke: index % 2 === 0 ? colours.seaInk : colours.sea,
      strokeWidth,
    })),
    land(mainland, '#DCDDB6'),
    land(coast, colours.parchment),
  ];
}
