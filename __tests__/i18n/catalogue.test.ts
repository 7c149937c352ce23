import { type Language, LANGUAGES, words, type Words } from '@/i18n';
import { sayEverything } from './say-everything';

/** All that a language says, by where it stands in the catalogue: fixed sentences, and what functions made. */
type Said = ReadonlyMap<string, readonly string[]>;

const textsOf = (value: unknown): string[] => {
  if (value === null) return [];
  return typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [`${value as string | number}`];
};

function everythingIn(language: Language): Said {
  const said = new Map<string, string[]>();
  const listenTo = (value: unknown, path: string): unknown => {
    const heard: string[] = [];
    if (typeof value === 'function') {
      said.set(path, heard);
      return (...facts: unknown[]): unknown => {
        const result = (value as (...given: unknown[]) => unknown)(...facts);
        heard.push(...textsOf(result));
        return result;
      };
    }
    if (typeof value !== 'object' || value === null) {
      said.set(path, [String(value)]);
      return value;
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        listenTo(inner, path === '' ? key : `${path}.${key}`),
      ]),
    );
  };
  sayEverything(listenTo(words(language), '') as Words); // the same shape, and every function listens
  return said;
}

const SAID: Readonly<Record<Language, Said>> = { en: everythingIn('en'), de: everythingIn('de') };

/** What both languages share: names, codes, and words German took over. */
const SAME = [
  ...['common.title', 'common.setup.name', 'common.setup.bot', 'common.setup.botName'],
  ...['common.settings.version', 'common.setup.colours.4'],
  'common.settings.haptics',
  'games.nieuw-amsterdam.title',
  ...['step.land', 'rail.land', 'fur.otter', 'north', 'river', 'bay'].map(
    (name) => `games.nieuw-amsterdam.names.${name}`,
  ),
  'games.nieuw-amsterdam.auction.raise',
];

describe.each(LANGUAGES)('$name', ({ id: language }) => {
  const said = [...SAID[language]];

  test('says everything there is to say', () => {
    expect(said.filter(([, sentences]) => sentences.length === 0).map(([path]) => path)).toEqual([]);
  });

  test.each([
    ['empty', /^\s*$/],
    ['unfinished', /undefined|NaN|\[object|Infinity|\bnull\b|\$\{/],
    ['badly spaced', /^ | $| {2}| [,.;:!?](?!\S)|\( | \)/],
    ['counted with a hyphen for a minus', /(^|\s)-\d/],
  ])('says nothing that is %s', (_what, bad) => {
    const found = said.flatMap(([path, sentences]) =>
      sentences.filter((sentence) => bad.test(sentence)).map((sentence) => `${path}: "${sentence}"`),
    );
    expect(found).toEqual([]);
  });

  test('speaks of players by name wherever the whole table reads', () => {
    const you = { en: /\b(you|your|yours)\b/i, de: /\b(du|dich|dir|dein\w*)\b/i }[language];
    const shared =
      /^common\.match\.|\.(event|told|auction|payment|table|income|scoring|places|preview|names)(\.|$)/;
    const found = said
      .filter(([path]) => shared.test(path))
      .flatMap(([path, sentences]) =>
        sentences.filter((sentence) => you.test(sentence)).map((s) => [path, s]),
      );
    expect(found).toEqual([]);
  });
});

test('both languages say the same things', () => {
  expect([...SAID.de.keys()]).toEqual([...SAID.en.keys()]);
});

test('German is German', () => {
  const untranslated = [...SAID.en].flatMap(([path, english]) => {
    const german = SAID.de.get(path) ?? [];
    return english.join() === german.join() ? [path] : [];
  });
  expect(untranslated.sort()).toEqual(SAME.sort());
});
