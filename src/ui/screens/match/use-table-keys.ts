import { useMemo } from 'react';

import { useSitting } from './sitting';
import { useShortcuts } from './use-shortcuts';

/** U takes back, R makes again, ? opens the rules. */
export function useTableKeys(): void {
  const { store, ways } = useSitting();
  useShortcuts(
    useMemo(
      () => ({
        u: () => void store.getState().undo(),
        r: () => void store.getState().redo(),
        '?': () => ways.rules(),
      }),
      [store, ways],
    ),
  );
}
