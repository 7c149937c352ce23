import { Platform } from 'react-native';

const stack = (own: string, fallback: string): string =>
  Platform.OS === 'web' ? `${own}, ${fallback}` : own;

/** Titles and map lettering in Garamond, all interface text and numbers in Alegreya Sans. */
export const faces = {
  title: stack('EBGaramond', 'Georgia, serif'),
  lettering: stack('EBGaramond-Italic', 'Georgia, serif'),
  text: stack('AlegreyaSans-Medium', 'system-ui, sans-serif'),
} as const;

export const sizes = {
  tiny: 12,
  small: 14,
  body: 16,
  large: 20,
  heading: 26,
  title: 34,
  display: 44,
} as const;

/** Buttons are set between body and large. */
export const BUTTON_TEXT = 18;

export const lineHeight = (size: number): number => Math.round(size * 1.35);
