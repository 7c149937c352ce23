import { type RefObject, useEffect } from 'react';
import { Platform, type View } from 'react-native';

import { ZOOM } from './camera';

interface Moves {
  readonly zoomBy: (factor: number, at?: { readonly x: number; readonly y: number }) => void;
  readonly moveBy: (dx: number, dy: number) => void;
  readonly fit: () => void;
}

const STEP = 60;

function act(key: string, { zoomBy, moveBy, fit }: Moves): boolean {
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(ZOOM.step),
    '=': () => zoomBy(ZOOM.step),
    '-': () => zoomBy(1 / ZOOM.step),
    '0': fit,
    ArrowLeft: () => moveBy(STEP, 0),
    ArrowRight: () => moveBy(-STEP, 0),
    ArrowUp: () => moveBy(0, STEP),
    ArrowDown: () => moveBy(0, -STEP),
  };
  const todo = keys[key];
  todo?.();
  return todo !== undefined;
}

/** On the web: wheel and trackpad, + - 0 and arrows, and what is focused is brought into sight. */
export function useMouseAndKeys(frame: RefObject<View | null>, moves: Moves) {
  useEffect(() => {
    if (Platform.OS !== 'web') return undefined;
    // On the web a View's ref is its element.
    const element = frame.current as unknown as HTMLElement | null;
    if (element === null) return undefined;
    const ears = new AbortController();
    const { signal } = ears;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      if (event.shiftKey) moves.moveBy(-event.deltaX - event.deltaY, 0);
      else moves.zoomBy(Math.exp(-event.deltaY / 400), { x: event.clientX - left, y: event.clientY - top });
    };
    const onKey = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && act(event.key, moves)) event.preventDefault();
    };
    const onFocus = (event: FocusEvent) => {
      // The browser scrolls to what is focused; the camera does it instead.
      element.scrollTo(0, 0);
      const [room, spot] = [
        element.getBoundingClientRect(),
        (event.target as Element).getBoundingClientRect(),
      ];
      const off = (low: number, high: number, from: number, to: number) =>
        low < from ? from - low + 12 : high > to ? to - high - 12 : 0;
      const [dx, dy] = [
        off(spot.left, spot.right, room.left, room.right),
        off(spot.top, spot.bottom, room.top, room.bottom),
      ];
      if (dx !== 0 || dy !== 0) moves.moveBy(dx, dy);
    };
    element.addEventListener('wheel', onWheel, { passive: false, signal });
    element.addEventListener('keydown', onKey, { signal });
    element.addEventListener('focusin', onFocus, { signal });
    return () => ears.abort();
  }, [frame, moves]);
}
