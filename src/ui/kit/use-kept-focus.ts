import { type RefObject, useEffect, useRef } from 'react';
import { Platform, type View } from 'react-native';

/** When what had the focus is gone after a change, a part of the screen gets it, so that keys go on from there. */
export function useKeptFocus(change: unknown): RefObject<View | null> {
  const part = useRef<View>(null);
  useEffect(() => {
    if (Platform.OS === 'web' && document.activeElement === document.body) part.current?.focus();
  }, [change]);
  return part;
}
