import { G, Path } from 'react-native-svg';

import { colours } from '../theme/colours';
import { type GlyphName, glyphPaths } from './glyphs';

interface Props {
  readonly name: GlyphName;
  /** The middle of the glyph. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour?: string;
  /** Without its colour wash, for coloured grounds. */
  readonly plain?: boolean;
  /** Width of the line on the grid of 24: heavier for small drawings. */
  readonly weight?: number;
}

/** A glyph inside somebody else's Svg. */
export function Glyph({ name, x, y, size, colour = colours.ink, plain = false, weight = 1.6 }: Props) {
  const { wash, fill, line } = glyphPaths(name);
  const scale = size / 24;
  return (
    <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      {wash !== undefined && !plain && <Path d={wash[0]} fill={wash[1]} />}
      {fill !== undefined && <Path d={fill} fill={colour} />}
      {line !== undefined && (
        <Path
          d={line}
          fill="none"
          stroke={colour}
          strokeWidth={weight}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      )}
    </G>
  );
}
