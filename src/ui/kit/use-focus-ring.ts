import { useState } from 'react';
import { Platform, type ViewStyle } from 'react-native';

import { useTheme } from '../theme/theme';

/** Whether the keyboard brought the focus here: a ring after every click would only be noise. */
const byKeyboard = (element: unknown): boolean =>
  Platform.OS !== 'web' || (element instanceof HTMLElement && element.matches(':focus-visible'));

/** A ring of 3 px, 2 px off, while focused. Spread the handlers, add `ring` to the style. */
export function useFocusRing(inset = false) {
  const [focused, setFocused] = useState(false);
  const { palette } = useTheme();
  const ring: ViewStyle = {
    outlineColor: palette.focus,
    outlineWidth: focused ? 3 : 0,
    outlineOffset: inset ? -3 : 2,
    outlineStyle: 'solid',
  };
  return {
    ring,
    onFocus: (event: { readonly target?: unknown }) => setFocused(byKeyboard(event.target)),
    onBlur: () => setFocused(false),
  };
}
