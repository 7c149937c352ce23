import { type ReactNode, useCallback } from 'react';

import type { Cue } from '@/ui/sound/cue';
import { Ears } from '@/ui/sound/ears';
import { playSound } from '@/ui/sound/player';
import { feel } from '@/ui/sound/touch';
import { useSettings } from '../shell/use-settings';

/** Lets the table be heard and felt, as the settings have it. */
export function Sounding({ children }: { readonly children: ReactNode }) {
  const { sound, volume, haptics } = useSettings();
  const hear = useCallback(
    (cue: Cue) => {
      if (sound) playSound(cue, volume / 100);
      if (haptics) feel(cue);
    },
    [sound, volume, haptics],
  );
  return <Ears value={hear}>{children}</Ears>;
}
