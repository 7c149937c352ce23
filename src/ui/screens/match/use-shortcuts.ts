import { useEffect } from 'react';
import { Platform } from 'react-native';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** With a dialog open its own keys count, and only they. */
const isOpen = (): boolean => document.querySelector('[role="dialog"]') !== null;

/** What single keys do on the web, as `KeyboardEvent.key` names them, small letters for either. */
export function useShortcuts(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    if (Platform.OS !== 'web') return undefined;
    const press = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const act = keys[key.toLowerCase()];
      if (act === undefined || ctrlKey || metaKey || altKey || isTyping(target) || isOpen()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [keys]);
}
