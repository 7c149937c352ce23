import type { Kind } from '@/core/game';
import type { GameWords } from '../words';
import { common } from './common';
import { nieuwAmsterdam } from './nieuw-amsterdam';

export const english = { common, games: { 'nieuw-amsterdam': nieuwAmsterdam } };

/** The English words of each game, by its id: what the engine speaks. */
export const en: Readonly<Record<string, GameWords<Kind>>> = english.games;
