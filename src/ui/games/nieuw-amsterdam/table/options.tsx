import type { ReactNode } from 'react';
import { View } from 'react-native';

import { space } from '@/ui/theme/space';

/** Things to choose one of. */
export function Options({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <View role="radiogroup" aria-label={label} style={{ gap: space.tight }}>
      {children}
    </View>
  );
}
