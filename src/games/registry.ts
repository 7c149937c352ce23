import type { Game, Kind } from '@/core/game';
import { nieuwAmsterdam } from './nieuw-amsterdam';

/** The only file that knows all games. */
export const GAMES: readonly Game<Kind>[] = [nieuwAmsterdam];

export const gameById = (id: string): Game<Kind> | null => GAMES.find((game) => game.id === id) ?? null;
