import { Lettering } from '@/ui/board/lettering';
import { Glyph } from '@/ui/kit/glyph';
import type { GlyphName } from '@/ui/kit/glyphs';

interface Props {
  readonly glyph: GlyphName;
  readonly amount: number | string;
  /** The middle of the glyph; the number stands to its right. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

/** So many of something, inside a plate. */
export function Amount({ glyph, amount, x, y, size = 30 }: Props) {
  return (
    <>
      <Glyph name={glyph} x={x} y={y} size={size} weight={1.5} />
      <Lettering x={x + size * 0.62} y={y} size={size * 0.84} anchor="start">
        {amount}
      </Lettering>
    </>
  );
}
