import { useEffect } from 'react';

import { answered } from '../automatic';
import { forcedMove } from '../drafts/forced';
import type { Position } from './scene';

/** Long enough to read why, and for the guard against double taps to be over. */
const PAUSE_MS = 900;

/** Answers for a player who has nothing to decide, and says so. After a step back everybody decides by hand. */
export function useForcedMove(scene: Position): string | null {
  const { human, acting, view, seat, offers, events, onMove, past, language, nameOf } = scene;
  const move = human && acting !== null && events.length > 0 ? forcedMove(view, acting, offers) : null;
  const key = move === null ? null : past.length;
  useEffect(() => {
    if (key === null || move === null) return undefined;
    const timer = setTimeout(() => onMove(move), PAUSE_MS);
    return () => clearTimeout(timer);
    // The position decides, not the identity of the objects that tell of it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
  return move === null ? null : answered(language, move, { view, seat, name: nameOf(seat) });
}
