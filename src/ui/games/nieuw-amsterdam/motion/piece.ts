import type { Seat } from '@/core/game';
import type { Step } from '@/games/nieuw-amsterdam/types';
import type { GlyphName } from '@/ui/kit/glyphs';

/** What can be seen on its way. */
export type Piece =
  | { readonly kind: 'glyph'; readonly glyph: GlyphName }
  /** On a slip of vellum, as furs lie at the traders'. */
  | { readonly kind: 'slip'; readonly glyph: GlyphName }
  | { readonly kind: 'tile'; readonly step: Step }
  | { readonly kind: 'token'; readonly number: number }
  | { readonly kind: 'house'; readonly seat: Seat }
  | { readonly kind: 'marker'; readonly seat: Seat }
  | { readonly kind: 'card'; readonly glyph: GlyphName }
  | { readonly kind: 'tree' };

/** In units of the sheet. */
export const PIECE_SIZES: Readonly<Record<Piece['kind'], { readonly w: number; readonly h: number }>> = {
  glyph: { w: 34, h: 34 },
  slip: { w: 35, h: 42 },
  tile: { w: 56, h: 54 },
  token: { w: 44, h: 44 },
  house: { w: 44, h: 50 },
  marker: { w: 32, h: 32 },
  card: { w: 93, h: 120 },
  tree: { w: 22, h: 40 },
};
