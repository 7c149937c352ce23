import { randomMove, type Game, type Kind } from '@/core/game';
import type { Dice } from '@/core/rng';

/** Chooses for whoever is to act. */
export type Bot = (game: Game<Kind>, state: Kind['State'], below: Dice) => Kind['Move'];

/** Every kind of legal move is equally likely. */
export const randomBot: Bot = randomMove;

/** The bots by level. */
export const BOTS: ReadonlyMap<string, Bot> = new Map([['random', randomBot]]);
