import { memo } from 'react';
import { Svg } from 'react-native-svg';

import { useTheme } from '../theme/theme';
import { Glyph } from './glyph';
import type { GlyphName } from './glyphs';

interface Props {
  readonly name: GlyphName;
  readonly size?: number;
  readonly colour?: string;
  readonly plain?: boolean;
}

/** Decoration: whoever uses it says in words what it means. */
export const Icon = memo(function Icon({ name, size = 24, colour, plain }: Props) {
  const { palette, night } = useTheme();
  return (
    <Svg aria-hidden width={size} height={size} viewBox="-1 -1 26 26">
      <Glyph
        weight={size < 22 ? 1.9 : size < 40 ? 1.6 : 1.2}
        name={name}
        x={12}
        y={12}
        size={24}
        colour={colour ?? palette.text}
        plain={plain ?? night}
      />
    </Svg>
  );
});
