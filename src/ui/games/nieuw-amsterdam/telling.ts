import { type Language, words } from '@/i18n';
import type { RulesText } from '@/i18n/words';
import { FACTS } from './rule-facts';

const GAME = 'nieuw-amsterdam';

export const rulesText = (language: Language): RulesText => words(language).games[GAME].rules(FACTS);

/** The step a saved game stands at; null for one this version has no word for. */
export const phaseName = (language: Language, phase: string): string | null =>
  new Map<string, string>(Object.entries(words(language).games[GAME].names.phase)).get(phase) ?? null;
