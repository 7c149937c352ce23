import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector, GestureHandlerRootView } from 'react-native-gesture-handler';
import Animated from 'react-native-reanimated';

import { IconButton } from '../kit/icon-button';
import { space } from '../theme/space';
import { aimedAt, type Camera, type Extent, WHOLE, ZOOM } from './camera';
import type { Rect } from './geometry';
import { useCamera } from './use-camera';
import { useFingers } from './use-fingers';
import { useMouseAndKeys } from './use-mouse-and-keys';

interface Props {
  /** The window the sheet is looked at through, and the sheet as large as it lies under zoom 1. */
  readonly room: Extent;
  readonly content: Extent;
  readonly label: string;
  readonly labels: { readonly in: string; readonly out: string; readonly fit: string };
  /** Where the zoom buttons begin, from the upper right corner; the lower right corner unless told. */
  readonly corner?: { readonly top: number; readonly end: number };
  /** The part of the sheet to look at, in its size under zoom 1; all of it unless told. */
  readonly focus?: Rect | null;
  /** Whether the zoom buttons lie upon it. */
  readonly buttons?: boolean;
  readonly children: ReactNode;
}

/** Looks where it is told whenever that changes; in between everybody looks where they like. */
function useFocus(
  focus: Rect | null,
  { go, room }: { readonly go: (camera: Camera, soft?: boolean) => void; readonly room: Extent },
) {
  const { x, y, w, h } = focus ?? { x: 0, y: 0, w: Infinity, h: Infinity };
  const started = useRef(false);
  useLayoutEffect(() => {
    if (w === Infinity && !started.current) return;
    go(w === Infinity ? WHOLE : aimedAt({ x, y, w, h }, room), started.current);
    started.current = true;
  }, [x, y, w, h, room, go]);
}

/** A sheet to be moved and magnified with fingers, mouse, keys or three buttons. */
export function PanZoom({
  room,
  content,
  label,
  labels,
  corner,
  focus = null,
  buttons = true,
  children,
}: Props) {
  const frame = useRef<View>(null);
  const [near, setNear] = useState(false);
  const { style, now, go, fit, zoomBy, moveBy } = useCamera(content, room, setNear);
  useFocus(focus, { go, room });
  const gesture = useFingers({ now, go, fit });
  useMouseAndKeys(
    frame,
    useMemo(() => ({ fit, zoomBy, moveBy }), [fit, zoomBy, moveBy]),
  );
  return (
    <GestureHandlerRootView style={styles.fill}>
      <View ref={frame} role="group" aria-label={label} style={styles.frame}>
        <GestureDetector gesture={gesture}>
          <View style={styles.fill}>
            <Animated.View testID="sheet" style={[styles.sheet, content, style]}>
              {children}
            </Animated.View>
          </View>
        </GestureDetector>
        {buttons && (
          <View style={[styles.buttons, corner ?? styles.corner]}>
            <IconButton icon="plus" label={labels.in} onPress={() => zoomBy(ZOOM.step)} raised />
            {near && (
              <IconButton icon="minus" label={labels.out} onPress={() => zoomBy(1 / ZOOM.step)} raised />
            )}
            {near && <IconButton icon="fit" label={labels.fit} onPress={fit} raised />}
          </View>
        )}
      </View>
    </GestureHandlerRootView>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  frame: { flex: 1, overflow: 'hidden' },
  sheet: { position: 'absolute', left: 0, top: 0, transformOrigin: '0 0' },
  buttons: { position: 'absolute', gap: space.snug },
  corner: { end: space.snug, bottom: space.snug },
});
