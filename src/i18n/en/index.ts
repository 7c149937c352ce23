import type { GameWords } from '../words';
import type { Kind } from '@/core/game';
import { nieuwAmsterdam } from './nieuw-amsterdam';

/** The English words of each game, by its id. */
export const en: Readonly<Record<string, GameWords<Kind>>> = { 'nieuw-amsterdam': nieuwAmsterdam };
