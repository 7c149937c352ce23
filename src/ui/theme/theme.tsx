import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useColorScheme } from 'react-native';

import { type Palette, palettes } from './colours';
import { useReducedMotion } from './reduced-motion';

export interface Theme {
  readonly palette: Palette;
  readonly night: boolean;
  /** The app's own factor on all text, on top of the device's. */
  readonly textScale: number;
  /** Nothing slides or grows: asked for on the device or in the app. */
  readonly still: boolean;
}

const ThemeContext = createContext<Theme>({
  palette: palettes.light,
  night: false,
  textScale: 1,
  still: false,
});

export type Motion = 'full' | 'reduced' | 'system';

interface Props {
  readonly scheme?: 'light' | 'night' | 'system';
  readonly textScale?: number;
  readonly motion?: Motion;
  readonly children: ReactNode;
}

export function ThemeProvider({ scheme = 'system', textScale = 1, motion = 'system', children }: Props) {
  const device = useColorScheme();
  const calm = useReducedMotion();
  const still = motion === 'reduced' || (motion === 'system' && calm);
  const night = scheme === 'night' || (scheme === 'system' && device === 'dark');
  const theme = useMemo(
    () => ({ palette: night ? palettes.night : palettes.light, night, textScale, still }),
    [night, textScale, still],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export const useTheme = (): Theme => useContext(ThemeContext);
