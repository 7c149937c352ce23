import { useCallback, useLayoutEffect } from 'react';
import { ReduceMotion, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';

import { type Camera, clamped, type Extent, WHOLE, zoomed } from './camera';

const SOFT = { duration: 160, reduceMotion: ReduceMotion.System } as const;

/** The camera over a sheet. Only the transform of one view ever changes. */
export function useCamera(content: Extent, room: Extent, onZoom: (near: boolean) => void) {
  const x = useSharedValue(0);
  const y = useSharedValue(0);
  const zoom = useSharedValue(1);

  const aim = useCallback(
    (camera: Camera, soft: boolean) => {
      const next = clamped(camera, content, room);
      x.set(soft ? withTiming(next.x, SOFT) : next.x);
      y.set(soft ? withTiming(next.y, SOFT) : next.y);
      zoom.set(soft ? withTiming(next.zoom, SOFT) : next.zoom);
      return next;
    },
    [content, room, x, y, zoom],
  );
  const now = useCallback((): Camera => ({ x: x.get(), y: y.get(), zoom: zoom.get() }), [x, y, zoom]);
  useLayoutEffect(() => void aim(now(), false), [aim, now]);

  const go = useCallback(
    (camera: Camera, soft = false) => onZoom(aim(camera, soft).zoom > 1.01),
    [aim, onZoom],
  );
  const fit = useCallback(() => go(WHOLE, true), [go]);
  const zoomBy = useCallback(
    (factor: number, at?: { readonly x: number; readonly y: number }) =>
      go(zoomed(now(), factor, at?.x ?? room.width / 2, at?.y ?? room.height / 2), at === undefined),
    [go, now, room],
  );
  const moveBy = useCallback(
    (dx: number, dy: number) => go({ ...now(), x: now().x + dx, y: now().y + dy }),
    [go, now],
  );
  const style = useAnimatedStyle(
    () => ({ transform: [{ translateX: x.get() }, { translateY: y.get() }, { scale: zoom.get() }] }),
    [x, y, zoom],
  );
  return { style, now, go, fit, zoomBy, moveBy };
}
