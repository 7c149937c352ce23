import type { Kind } from '@/core/game';
import { german } from './de';
import { english } from './en';
import type { Language } from './language';
import type { GameWords } from './words';

export { type Language, languageFor, LANGUAGES } from './language';

/** Everything the app says in one language. English is the source; the others have its type. */
export type Words = typeof english;

const catalogue: Readonly<Record<Language, Words>> = { en: english, de: german };

export const words = (language: Language): Words => catalogue[language];

/** What a screen that knows no particular game may say about one; null if there is no such game. */
export function gameWords(language: Language, game: string): GameWords<Kind> | null {
  const games = new Map<string, GameWords<Kind>>(Object.entries(catalogue[language].games));
  return games.get(game) ?? null;
}
