import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useColorScheme } from 'react-native';

import { type Palette, palettes } from './colours';

export interface Theme {
  readonly palette: Palette;
  readonly night: boolean;
  /** The app's own factor on all text, on top of the device's. */
  readonly textScale: number;
}

const ThemeContext = createContext<Theme>({ palette: palettes.light, night: false, textScale: 1 });

interface Props {
  readonly scheme?: 'light' | 'night' | 'system';
  readonly textScale?: number;
  readonly children: ReactNode;
}

export function ThemeProvider({ scheme = 'system', textScale = 1, children }: Props) {
  const device = useColorScheme();
  const night = scheme === 'night' || (scheme === 'system' && device === 'dark');
  const theme = useMemo(
    () => ({ palette: night ? palettes.night : palettes.light, night, textScale }),
    [night, textScale],
  );
  return <ThemeContext value={theme}>{children}</ThemeContext>;
}

export const useTheme = (): Theme => useContext(ThemeContext);
