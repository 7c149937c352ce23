import { useEffect, useState } from 'react';
import { AccessibilityInfo } from 'react-native';

/** Whether the device asks for less motion. Reanimated would know too, but the first screen loads without it. */
export function useReducedMotion(): boolean {
  const [reduced, setReduced] = useState(false);
  useEffect(() => {
    let mounted = true;
    const note = (asked: boolean): void => {
      if (mounted) setReduced(asked);
    };
    void AccessibilityInfo.isReduceMotionEnabled().then(note);
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', note);
    return () => {
      mounted = false;
      subscription.remove();
    };
  }, []);
  return reduced;
}
