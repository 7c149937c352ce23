import { Stack } from 'expo-router';
import { StatusBar } from 'expo-status-bar';

import { colours } from '@/ui/theme/colours';

export default function RootLayout() {
  return (
    <>
      <StatusBar style="dark" />
      <Stack screenOptions={{ headerShown: false, contentStyle: { backgroundColor: colours.parchment } }} />
    </>
  );
}
