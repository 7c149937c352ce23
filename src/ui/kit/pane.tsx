import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import Animated, {
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';

/** How far a pane is turned, clockwise, to be read from another edge of the screen. */
export type Turn = 0 | 90 | 180 | 270;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Less height than this leaves no room for frames and asides. */
export const LOW_ROOM = 520;

const UNMEASURED: Room = { width: 360, height: 720 };
const FADE_MS = 250;

const RoomContext = createContext<Room>(UNMEASURED);

/** How much room the pane around offers, as seen by whoever it is turned to. */
export const useRoom = (): Room => useContext(RoomContext);

/** What is turned to somebody else fades in there rather than spinning round. */
function useFade(turn: Turn) {
  const shown = useSharedValue(1);
  const last = useRef(turn);
  useLayoutEffect(() => {
    if (last.current === turn) return;
    last.current = turn;
    shown.set(0);
    shown.set(withTiming(1, { duration: FADE_MS, reduceMotion: ReduceMotion.System }));
  }, [turn, shown]);
  return useAnimatedStyle(() => ({ opacity: shown.get() }), [shown]);
}

/** A part of the screen that turns to its reader: it is laid out for the room it then has, and then turned. */
export function Pane({ turn = 0, children }: { readonly turn?: Turn; readonly children: ReactNode }) {
  const [box, setBox] = useState(UNMEASURED);
  const fade = useFade(turn);
  const sideways = turn === 90 || turn === 270;
  const room = sideways ? { width: box.height, height: box.width } : box;
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent) =>
    setBox({ width: layout.width, height: layout.height });
  const place = {
    ...room,
    left: (box.width - room.width) / 2,
    top: (box.height - room.height) / 2,
    transform: [{ rotate: `${turn}deg` }],
  };
  return (
    <View style={styles.box} onLayout={measure}>
      <RoomContext value={room}>
        <Animated.View
          testID={`turned-${turn}`}
          style={[turn === 0 ? styles.upright : [styles.turned, place], fade]}
        >
          {children}
        </Animated.View>
      </RoomContext>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { flex: 1, overflow: 'hidden' },
  upright: { flex: 1 },
  turned: { position: 'absolute' },
});
