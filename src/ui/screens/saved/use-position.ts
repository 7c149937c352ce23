import { useEffect, useState } from 'react';

import type { Kind } from '@/core/game';
import { gameById } from '@/games/registry';
import { matchOf, type SaveDocument } from '@/match/save';

/** Games still to be played through, one at a time, so that a long list stays at hand meanwhile. */
const waiting: (() => void)[] = [];
let running = false;

function runNext(): void {
  const next = waiting.shift();
  running = next !== undefined;
  if (next === undefined) return;
  setTimeout(() => {
    next();
    runNext();
  });
}

function soon(work: () => void): () => void {
  waiting.push(work);
  if (!running) runNext();
  return () => {
    const at = waiting.indexOf(work);
    if (at >= 0) waiting.splice(at, 1);
  };
}

interface Position {
  readonly view: Kind['View'];
}

function positionOf(document: SaveDocument): Position | null {
  const match = matchOf(document, gameById);
  return match.ok ? { view: match.value.game.viewFor(match.value.state, null) } : null;
}

/** Where a stored game stands, as the whole table sees it; null until it has been played through. */
export function usePosition(document: SaveDocument): Position | null {
  const [position, setPosition] = useState<Position | null>(null);
  useEffect(() => soon(() => setPosition(positionOf(document))), [document]);
  return position;
}
