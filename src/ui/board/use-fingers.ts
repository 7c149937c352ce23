import { Gesture } from 'react-native-gesture-handler';
import { useSharedValue } from 'react-native-reanimated';

import { type Camera, zoomed } from './camera';

interface Lens {
  readonly now: () => Camera;
  readonly go: (camera: Camera) => void;
  readonly fit: () => void;
}

/** One finger moves, two magnify, two taps show the whole again. */
export function useFingers({ now, go, fit }: Lens) {
  const grip = useSharedValue<Camera>({ x: 0, y: 0, zoom: 1 });
  const hold = () => grip.set(now());
  const pan = Gesture.Pan()
    .runOnJS(true)
    .minDistance(8)
    .maxPointers(1)
    .onStart(hold)
    .onUpdate(({ translationX, translationY }) => {
      const { x, y, zoom } = grip.get();
      go({ x: x + translationX, y: y + translationY, zoom });
    });
  const pinch = Gesture.Pinch()
    .runOnJS(true)
    .onStart(hold)
    .onUpdate(({ scale, focalX, focalY }) => go(zoomed(grip.get(), scale, focalX, focalY)));
  const twice = Gesture.Tap().runOnJS(true).numberOfTaps(2).maxDuration(250).onEnd(fit);
  return Gesture.Race(twice, pinch, pan);
}
