import { Platform } from 'react-native';
import { Text } from 'react-native-svg';

import { colours } from '../theme/colours';
import { faces } from '../theme/type';

interface Props {
  readonly x: number;
  /** The middle of the letters, not their foot. */
  readonly y: number;
  readonly size: number;
  readonly face?: keyof typeof faces;
  readonly colour?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
  /** A pale outline that lifts the letters off the drawing. */
  readonly halo?: string;
  readonly children: string | number;
}

/** Figures of one height and width: old-style ones dance in a column. Each platform has its own way to say it. */
const LINING =
  Platform.OS === 'web'
    ? { style: { fontVariantNumeric: 'lining-nums tabular-nums' } }
    : { fontFeatureSettings: '"lnum", "tnum"' };

/** Letters inside somebody else's Svg. */
export function Lettering({ x, y, size, face = 'text', anchor = 'middle', spacing = 0, ...rest }: Props) {
  const { colour = colours.ink, halo, children } = rest;
  const common = {
    x,
    y: y + size * 0.33,
    fontSize: size,
    fontFamily: faces[face],
    textAnchor: anchor,
    letterSpacing: spacing,
    ...LINING,
  };
  return (
    <>
      {halo !== undefined && (
        <Text {...common} fill={halo} stroke={halo} strokeWidth={5} strokeLinejoin="round">
          {children}
        </Text>
      )}
      <Text {...common} fill={colour}>
        {children}
      </Text>
    </>
  );
}
