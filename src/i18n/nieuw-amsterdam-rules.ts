import type { RuleId } from '@/games/nieuw-amsterdam/rule-ids';
import { rules as german } from './de/nieuw-amsterdam/rules';
import { rules as english } from './en/nieuw-amsterdam/rules';
import type { Language } from './language';
import { ruleEntry, type RuleFacts, type RulesSource, rulesText } from './nieuw-amsterdam';
import type { RuleEntry, RulesText } from './words';

/** Apart from all other words: whoever does not look into the rules need not wait for them. */
const books: Readonly<Record<Language, RulesSource>> = { en: english, de: german };

export const ruleBook = (language: Language, facts: RuleFacts): RulesText =>
  rulesText(books[language], facts);

export const ruleOf = (language: Language, id: RuleId, facts: RuleFacts): RuleEntry =>
  ruleEntry(books[language], id, facts);
