import { type Language, words } from '@/i18n';
import type { RulesText } from '@/i18n/words';
import { FACTS } from './rule-facts';

export const rulesText = (language: Language): RulesText =>
  words(language).games['nieuw-amsterdam'].rules(FACTS);
