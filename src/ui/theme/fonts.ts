import { AlegreyaSans_500Medium } from '@expo-google-fonts/alegreya-sans/500Medium';
import { EBGaramond_400Regular } from '@expo-google-fonts/eb-garamond/400Regular';
import { EBGaramond_400Regular_Italic } from '@expo-google-fonts/eb-garamond/400Regular_Italic';
import { useFonts } from 'expo-font';

/** Whether the app's own faces are there, or have failed to come: then the device's own must do. */
export function useFaces(): boolean {
  const [loaded, error] = useFonts({
    EBGaramond: EBGaramond_400Regular,
    'EBGaramond-Italic': EBGaramond_400Regular_Italic,
    'AlegreyaSans-Medium': AlegreyaSans_500Medium,
  });
  return loaded || error !== null;
}
