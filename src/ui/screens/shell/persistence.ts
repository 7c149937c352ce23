import { createStore } from 'zustand/vanilla';

import { matchStore } from '@/match';

/** Whether the browser has promised to keep what is stored; it may decline. */
export const persistenceStore = createStore<{ readonly kept: 'unknown' | 'kept' | 'wish' }>(() => ({
  kept: 'unknown',
}));

const note = (kept: boolean): void => persistenceStore.setState({ kept: kept ? 'kept' : 'wish' });

/** Asks once a move is saved: browsers ask the player, who then knows why. Returns how to stop waiting for it. */
export function askToKeep(): () => void {
  if (!('storage' in navigator)) return () => undefined;
  void navigator.storage.persisted().then((kept) => kept && note(true));
  const stop = matchStore.subscribe(({ save, match }) => {
    if (save !== 'saved' || match === null || match.steps.length === 0) return;
    stop();
    void navigator.storage.persist().then(note, () => note(false));
  });
  return stop;
}
