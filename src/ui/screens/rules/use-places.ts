import { useRef } from 'react';
import type { LayoutChangeEvent, ScrollView } from 'react-native';

import { useTheme } from '@/ui/theme/theme';

const MARGIN = 8;

/** Remembers where things lie in a scrolling text and goes to them; to `first` as soon as it is laid out. */
export function usePlaces(first: string | null) {
  const scroll = useRef<ScrollView>(null);
  const places = useRef(new Map<string, number>());
  const pending = useRef(first);
  const { still } = useTheme();

  const go = (id: string, animated: boolean): void => {
    const y = places.current.get(id);
    if (y !== undefined) scroll.current?.scrollTo({ y: Math.max(0, y - MARGIN), animated });
  };
  return {
    scroll,
    goTo: (id: string) => go(id, !still),
    toTop: () => scroll.current?.scrollTo({ y: 0, animated: false }),
    placeOf: (id: string) => (event: LayoutChangeEvent) => {
      places.current.set(id, event.nativeEvent.layout.y);
      if (pending.current !== id) return;
      pending.current = null;
      go(id, false);
    },
  };
}
