import { gameWords, languageFor, words } from '@/i18n';
import { english } from '@/i18n/en';
import type { Words } from '@/i18n';

test.each([
  [['de-AT', 'en-US'], 'de'],
  [['nl', 'de_DE'], 'de'],
  [['EN'], 'en'],
  [['fr-FR', 'hu'], 'en'],
  [[], 'en'],
])('a device that speaks %j gets %s', (tags, language) => {
  expect(languageFor(tags)).toBe(language);
});

test('a game is found by its id, and nothing else is', () => {
  expect(gameWords('de', 'nieuw-amsterdam')?.title).toBe('Nieuw Amsterdam');
  expect([gameWords('en', 'chess'), gameWords('en', 'constructor')]).toEqual([null, null]);
});

test('the names of levels we do not know are shown as they are', () => {
  const { levelOf } = words('de').common.setup;
  expect([levelOf('easy').label, levelOf('toString').label]).toEqual(['Leicht', 'toString']);
});

test('a language with a sentence missing does not compile', () => {
  const { undo: _undo, ...match } = english.common.match;
  // @ts-expect-error the sentences about taking back are missing
  const incomplete: Words = { ...english, common: { ...english.common, match } };
  expect(incomplete).not.toEqual(english);
});
