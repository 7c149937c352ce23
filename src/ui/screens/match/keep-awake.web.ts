import { useEffect } from 'react';

/** The screen stays on while a game lies on the table. A browser may decline, and forgets it in the background. */
export function useKeepAwake(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined;
    let lock: Promise<WakeLockSentinel | null> | null = null;
    const ask = (): void => {
      if (document.visibilityState !== 'visible') return;
      lock = navigator.wakeLock.request('screen').catch(() => null); // a screen that goes dark is no fault
    };
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
