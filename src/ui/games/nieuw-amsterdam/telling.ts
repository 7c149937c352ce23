import type { Event } from '@/games/nieuw-amsterdam/events';
import type { Language } from '@/i18n';
import { ruleBook } from '@/i18n/nieuw-amsterdam-rules';
import type { RulesText } from '@/i18n/words';
import { placeTold } from './table/places-told';
import { FACTS } from './rule-facts';

export const rulesText = (language: Language): RulesText => ruleBook(language, FACTS);

export const hasPlace = (event: Event): boolean => placeTold(event) !== null;
