import { Platform } from 'react-native';

/** Faces every device already has; the app's own arrive with the art. */
export const serif = Platform.select({
  ios: 'Georgia',
  android: 'serif',
  default: 'Georgia, "Times New Roman", serif',
});
