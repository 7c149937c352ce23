import { useCallback, useEffect, useState } from 'react';

/** Long enough to look there, and to read a sentence. */
const BRIEF_MS = 6000;

/** Something that is there for a moment, and gone with the next step of the game. */
export function useBriefly<T>(step: number): readonly [T | null, (value: T) => void] {
  const [kept, keep] = useState<{ readonly value: T; readonly step: number } | null>(null);
  useEffect(() => {
    if (kept === null) return undefined;
    const timer = setTimeout(() => keep(null), BRIEF_MS);
    return () => clearTimeout(timer);
  }, [kept]);
  const show = useCallback((value: T) => keep({ value, step }), [step]);
  return [kept?.step === step ? kept.value : null, show];
}
