import { ReducedMotionConfig, ReduceMotion } from 'react-native-reanimated';

import { useSettings } from '../shell/use-settings';

const MODES = {
  full: ReduceMotion.Never,
  fast: ReduceMotion.Never,
  reduced: ReduceMotion.Always,
  off: ReduceMotion.Always,
} as const;

/** Tells reanimated what was chosen in the settings; unless told it follows the device. */
export function MotionSetting() {
  const { animation } = useSettings();
  return animation === 'auto' ? null : <ReducedMotionConfig mode={MODES[animation]} />;
}
