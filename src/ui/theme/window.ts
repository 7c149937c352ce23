import { useWindowDimensions } from 'react-native';

export type WindowClass = 'compact' | 'medium' | 'expanded' | 'large';

export interface WindowShape {
  readonly size: WindowClass;
  /** Too low for anything to stand above anything else: a phone on its side. */
  readonly low: boolean;
}

/** The window as it is now, not the device: a phone on its side is wide but stays compact in use. */
export function windowShape(width: number, height: number): WindowShape {
  const low = height < 480;
  if (width < 600) return { size: 'compact', low };
  if (width < 840 || low) return { size: 'medium', low };
  return { size: width < 1200 ? 'expanded' : 'large', low };
}

export function useWindowShape(): WindowShape {
  const { width, height } = useWindowDimensions();
  return windowShape(width, height);
}
