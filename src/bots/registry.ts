import type { Kind } from '@/core/game';
import { gameById } from '@/games/registry';
import type { Brain } from './bot';
import { nieuwAmsterdamBrain } from './nieuw-amsterdam';
import { quickBrain, randomBot } from './quick';

const BRAINS: ReadonlyMap<string, Brain<Kind>> = new Map([['nieuw-amsterdam', nieuwAmsterdamBrain]]);

/** Random play works for every game the day its rules do; null for a game that is not there. */
export function brainFor(id: string): Brain<Kind> | null {
  const game = gameById(id);
  if (game === null) return null;
  return BRAINS.get(id) ?? quickBrain(game, new Map([['random', randomBot]]));
}
