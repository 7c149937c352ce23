import { gameById } from '@/games/registry';
import { LEVELS } from './nieuw-amsterdam/think/levels';

const KNOWN: ReadonlyMap<string, readonly string[]> = new Map([['nieuw-amsterdam', LEVELS]]);

/** How well bots can play a game, weakest first: told without the bots, for whom nobody waits at home. */
export const levelsOf = (id: string): readonly string[] =>
  KNOWN.get(id) ?? (gameById(id) === null ? [] : ['random']);
