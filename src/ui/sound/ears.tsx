import { createContext, useContext, useEffect, useState } from 'react';

import { useWings } from '../motion/stage';
import type { Cue, TimedCue } from './cue';

/** Who listens; nobody unless told. */
const EarsContext = createContext<(cue: Cue) => void>(() => undefined);
export const Ears = EarsContext;

/** Lets a change be heard once, when it comes. What a tap has cut short is not heard any more. */
export function Cues({ cues }: { readonly cues: readonly TimedCue[] }) {
  const hear = useContext(EarsContext);
  const { whenOver } = useWings();
  // What had happened before the table was opened is not heard.
  const [before] = useState(cues);
  useEffect(() => {
    if (cues === before) return undefined;
    const timers: ReturnType<typeof setTimeout>[] = [];
    for (const { cue, delay } of cues) {
      if (delay === 0) hear(cue);
      else timers.push(setTimeout(() => hear(cue), delay));
    }
    const clear = () => timers.forEach(clearTimeout);
    const stop = whenOver(clear);
    return () => {
      stop();
      clear();
    };
  }, [cues, before, hear, whenOver]);
  return null;
}
