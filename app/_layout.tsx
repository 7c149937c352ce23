import { Stack } from 'expo-router';

import { AppShell } from '@/ui/screens/shell/app-shell';

export { FaultScreen as ErrorBoundary } from '@/ui/screens/shell/fault-screen';

export default function RootLayout() {
  return (
    <AppShell>
      <Stack screenOptions={{ headerShown: false }} />
    </AppShell>
  );
}
