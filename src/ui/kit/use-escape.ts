import { useEffect } from 'react';
import { Platform } from 'react-native';

/** What the Escape key does on the web, unless a dialog is open, which it closes. */
export function useEscape(act: () => void): void {
  useEffect(() => {
    if (Platform.OS !== 'web') return undefined;
    const press = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' && document.querySelector('[role="dialog"]') === null) act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [act]);
}
