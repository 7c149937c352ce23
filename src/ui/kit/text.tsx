import type { ReactNode } from 'react';
import { StyleSheet, Text as Plain, type TextProps } from 'react-native';

import { useTheme } from '../theme/theme';
import { faces, lineHeight, sizes } from '../theme/type';

/** Titles in Garamond, everything else in Alegreya Sans. */
const VARIANTS = {
  display: { size: sizes.display, face: faces.title, level: 1 },
  title: { size: sizes.title, face: faces.title, level: 1 },
  heading: { size: sizes.heading, face: faces.title, level: 2 },
  subheading: { size: sizes.large, face: faces.title, level: 3 },
  lead: { size: sizes.large, face: faces.text, level: null },
  body: { size: sizes.body, face: faces.text, level: null },
  small: { size: sizes.small, face: faces.text, level: null },
  tiny: { size: sizes.tiny, face: faces.text, level: null },
  quote: { size: sizes.large, face: faces.lettering, level: null },
} as const;
export type TextVariant = keyof typeof VARIANTS;

export interface KitTextProps extends Omit<TextProps, 'role' | 'children'> {
  readonly variant?: TextVariant;
  readonly tone?: 'text' | 'muted' | 'alarm' | 'good' | 'onAction';
  readonly colour?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Looks like a heading, but is none. */
  readonly plain?: boolean;
  readonly children: ReactNode;
}

export function Text({
  variant = 'body',
  tone = 'text',
  colour,
  align,
  plain = false,
  style,
  ...rest
}: KitTextProps) {
  const { palette, textScale } = useTheme();
  const { size, face, level } = VARIANTS[variant];
  const scaled = size * textScale;
  return (
    <Plain
      {...(level !== null && !plain && { role: 'heading', 'aria-level': level })}
      {...rest}
      style={[
        styles.numbers,
        {
          fontFamily: face,
          fontSize: scaled,
          lineHeight: lineHeight(scaled),
          color: colour ?? palette[tone],
        },
        align !== undefined && { textAlign: align },
        style,
      ]}
    />
  );
}

const styles = StyleSheet.create({ numbers: { fontVariant: ['tabular-nums', 'lining-nums'] } });
