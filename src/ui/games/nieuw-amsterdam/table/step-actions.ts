import type { MoveType } from '@/games/nieuw-amsterdam/moves';
import type { District, Step } from '@/games/nieuw-amsterdam/types';
import type { GlyphName } from '@/ui/kit/glyphs';

/** What a tile can be spent on in each step. */
export const TILE_ACTIONS: Readonly<Record<Step, readonly [MoveType, GlyphName][]>> = {
  city: [
    ['buildBusinesses', 'building'],
    ['holdElections', 'vp'],
  ],
  land: [
    ['acquireLand', 'land'],
    ['clearLand', 'corn'],
  ],
  trade: [
    ['tradeFurs', 'trade'],
    ['shipFurs', 'ship'],
  ],
};

/** The special action of each district. */
export const SPECIALS = {
  lumberYard: 'lumberYard',
  granary: 'granary',
  docks: 'buildWarehouse',
  carpenters: 'buildHouses',
  blackMarket: 'blackMarket',
  tradingCompany: 'moveTradingPost',
} as const satisfies Readonly<Record<District, MoveType>>;
