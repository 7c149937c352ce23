import { useFocusEffect } from 'expo-router';
import { useCallback, useRef, useState } from 'react';

import { saves } from '@/match';
import type { SaveEntry } from '@/match/saves';

/** `null`: still being read. `unreadable`: the storage did not answer. */
export type SaveList = readonly SaveEntry[] | 'unreadable' | null;

/** The stored games, read again each time the screen comes to the front. */
export function useSaves(): { readonly list: SaveList; readonly refresh: () => Promise<void> } {
  const [list, setList] = useState<SaveList>(null);
  const reading = useRef(0);
  const refresh = useCallback(async () => {
    const turn = ++reading.current;
    const entries = await saves.list();
    if (turn === reading.current) setList(entries ?? 'unreadable');
  }, []);
  useFocusEffect(
    useCallback(() => {
      void refresh();
      return () => {
        reading.current++; // an answer that comes later is for nobody
      };
    }, [refresh]),
  );
  return { list, refresh };
}
