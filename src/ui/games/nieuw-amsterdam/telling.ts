import type { Language } from '@/i18n';
import { ruleBook } from '@/i18n/nieuw-amsterdam-rules';
import type { RulesText } from '@/i18n/words';
import { FACTS } from './rule-facts';

export const rulesText = (language: Language): RulesText => ruleBook(language, FACTS);
