import { type ReactNode, useEffect, useRef } from 'react';
import { Platform, Pressable, type StyleProp, type View, type ViewStyle } from 'react-native';

import { useFocusRing } from './use-focus-ring';

export interface TouchProps {
  readonly role: 'button' | 'radio' | 'switch';
  readonly label: string;
  readonly onPress: () => void;
  /** Not available now, yet it takes focus and taps: whoever asks is told why. */
  readonly off?: boolean;
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly style: (pressed: boolean) => StyleProp<ViewStyle>;
  readonly children?: ReactNode;
}

/** react-native-web drops `aria-disabled`, and would make a disabled button deaf: there it is set by hand. */
function useSaidOff(off: boolean) {
  const element = useRef<View>(null);
  useEffect(() => {
    if (Platform.OS !== 'web') return;
    // On the web a View's ref is its element.
    const node = element.current as unknown as HTMLElement | null;
    if (off) node?.setAttribute('aria-disabled', 'true');
    else node?.removeAttribute('aria-disabled');
  }, [off]);
  return element;
}

/** Anything that can be tapped: role, name, state and focus ring in one place. */
export function Touch({ role, label, onPress, off = false, checked, expanded, style, children }: TouchProps) {
  const { ring, ...watch } = useFocusRing();
  const element = useSaidOff(off);
  return (
    <Pressable
      ref={element}
      role={role}
      aria-label={label}
      {...(Platform.OS !== 'web' && { 'aria-disabled': off })}
      {...(checked !== undefined && { 'aria-checked': checked })}
      {...(expanded !== undefined && { 'aria-expanded': expanded })}
      onPress={onPress}
      {...watch}
      style={({ pressed }) => [style(pressed), ring]}
    >
      {children}
    </Pressable>
  );
}
