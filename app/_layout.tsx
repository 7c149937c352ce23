import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';

import { colours } from '@/ui/theme/colours';
import { useFaces } from '@/ui/theme/fonts';

export default function RootLayout() {
  if (!useFaces()) return null;
  return (
    <>
      <StatusBar style="dark" />
      <Stack screenOptions={{ headerShown: false, contentStyle: { backgroundColor: colours.parchment } }} />
    </>
  );
}
