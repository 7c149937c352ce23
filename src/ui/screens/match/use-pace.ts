import { useReducedMotion } from 'react-native-reanimated';

import type { Animation } from '@/match/settings';
import type { Pace } from '@/ui/motion/flight';
import { useSettings } from '../shell/use-settings';

const PACES: Readonly<Record<Exclude<Animation, 'auto'>, Pace>> = {
  full: 'normal',
  fast: 'fast',
  reduced: 'fades',
  off: 'off',
};

/** What was chosen, or else what the device asks for. */
export const paceFor = (animation: Animation, deviceIsCalm: boolean): Pace =>
  animation === 'auto' ? (deviceIsCalm ? 'fades' : 'normal') : PACES[animation];

export function usePace(): Pace {
  const { animation } = useSettings();
  const deviceIsCalm = useReducedMotion();
  return paceFor(animation, deviceIsCalm);
}
