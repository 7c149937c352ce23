import { RULE_IDS } from '@/games/nieuw-amsterdam/rule-ids';
import { LANGUAGES } from '@/i18n';
import { ruleBook, ruleOf } from '@/i18n/nieuw-amsterdam-rules';
import { FACTS } from './rule-facts';

describe.each(LANGUAGES)('the rules in $name', ({ id: language }) => {
  const rules = ruleBook(language, FACTS);
  const entries = rules.sections.flatMap((section) => section.entries);

  test('explain every rule once, in the order of the rulebook', () => {
    expect(entries.map(({ id }) => id)).toEqual([...RULE_IDS]);
  });

  test('stand in ten sections, each with entries', () => {
    expect(rules.sections.map(({ entries: { length } }) => length)).toEqual([7, 3, 8, 4, 2, 3, 3, 8, 4, 4]);
  });

  test.each(entries)('$id is readable: $title', ({ id, title, text }) => {
    expect(title.length).toBeGreaterThan(2);
    expect(text).toMatch(/^[A-ZÄÖÜ0-9].{30,}\.$/su);
    expect(text).not.toMatch(/undefined|NaN|\[object| {2}|\d{4,}(?!s|er)/);
    expect(ruleOf(language, id as (typeof RULE_IDS)[number], FACTS)).toEqual({ id, title, text });
  });

  test.each([
    ['NA-S1', '25'],
    ['NA-S2', '10'],
    ['NA-S3', '11'],
    ['NA-P3', '3, 3, 2, 2, 2'],
    ['NA-L3', '1, 3, 6, 10, 15, 21, 28, 36'],
    ['NA-D5', language === 'en' ? '3, 6 or 9' : '3, 6 oder 9'],
  ])('%s states the numbers of the pieces: %s', (id, number) => {
    expect(entries.find((entry) => entry.id === id)?.text).toContain(number);
  });

  test('follow the pieces when these change', () => {
    const { text } = ruleOf(language, 'NA-D5', { ...FACTS, blackMarketPrice: 4, mostBlackFurs: 2 });
    expect(text).toContain(language === 'en' ? 'pay 4 or 8' : 'zahle 4 oder 8');
  });

  test('begin with an overview, and tell what the game leaves out', () => {
    expect(rules.overview.paragraphs.length).toBeGreaterThan(5);
    const history = rules.history.paragraphs.join(' ');
    expect(history).toContain('Lenape');
    expect(history).toContain('Lenapehoking');
    expect(rules.credit).toContain('Jeffrey D. Allers');
  });
});
