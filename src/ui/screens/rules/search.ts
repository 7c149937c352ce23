import type { RuleEntry, RulesSection } from '@/i18n/words';

/** Without case and accents, as people type. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const matches = ({ id, title, text }: RuleEntry, wanted: readonly string[]): boolean => {
  const all = plain(`${id} ${title} ${text}`);
  return wanted.every((word) => all.includes(word));
};

/** The sections with only the rules that have every word; all of them for an empty search. */
export function search(sections: readonly RulesSection[], query: string): readonly RulesSection[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return sections;
  return sections
    .map((section) => ({ ...section, entries: section.entries.filter((entry) => matches(entry, wanted)) }))
    .filter(({ entries }) => entries.length > 0);
}
