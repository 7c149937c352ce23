import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { type Box, boxOf } from './box';

/** What stays the same while things move, so that nothing is drawn again because something moves. */
interface Wings {
  readonly setAnchor: (name: string, node: unknown) => void;
  /** Where a view that is an anchor lies now. */
  readonly anchor: (name: string) => Box | null;
  /** Calls when nothing is on its way any more; the answer takes that back. */
  readonly whenOver: (run: () => void) => () => void;
}

const nothing = (): void => undefined;

const WingsContext = createContext<Wings>({
  setAnchor: nothing,
  anchor: () => null,
  whenOver: (run) => {
    run();
    return nothing;
  },
});
const PlayingContext = createContext(false);

export const useWings = (): Wings => useContext(WingsContext);

/** Whether something is on its way. */
export const usePlaying = (): boolean => useContext(PlayingContext);

/** For the `ref` of a view that pieces can fly to. */
export function useAnchor(name: string): (node: unknown) => void {
  const { setAnchor } = useWings();
  return useCallback((node: unknown) => setAnchor(name, node), [name, setAnchor]);
}

function newWings(): Wings & { readonly over: () => void } {
  const nodes = new Map<string, unknown>();
  const waiting = new Set<() => void>();
  return {
    setAnchor: (name, node) => void nodes.set(name, node),
    anchor: (name) => boxOf(nodes.get(name)),
    whenOver: (run) => {
      waiting.add(run);
      return () => void waiting.delete(run);
    },
    over: () => waiting.forEach((run) => run()),
  };
}

interface Props {
  /** What is to be played; another object is another play, which ends the one before. */
  readonly play: object;
  /** Milliseconds; 0: nothing to see. */
  readonly lasts: number;
  readonly children: ReactNode;
}

/** Everything that moves and may be moved to. A tap anywhere ends what is running, and is still a tap. */
export function Stage({ play, lasts, children }: Props) {
  // What lay there when the stage was set is not played.
  const [ended, setEnded] = useState(play);
  const [wings] = useState(newWings);
  const playing = ended !== play && lasts > 0;
  useEffect(() => {
    if (!playing) {
      wings.over();
      return undefined;
    }
    const timer = setTimeout(() => setEnded(play), lasts);
    return () => clearTimeout(timer);
  }, [play, playing, lasts, wings]);
  return (
    <WingsContext value={wings}>
      <PlayingContext value={playing}>
        <View
          style={styles.fill}
          onStartShouldSetResponderCapture={() => {
            setEnded(play);
            return false;
          }}
        >
          {children}
        </View>
      </PlayingContext>
    </WingsContext>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
