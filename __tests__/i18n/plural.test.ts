import type * as Catalogue from '@/i18n';

/** Hermes has no Intl.PluralRules, while Node and browsers do: without this nobody would notice. */
function withoutPluralRules<T>(render: (catalogue: typeof Catalogue) => T): T {
  const { PluralRules } = Intl;
  Reflect.deleteProperty(Intl, 'PluralRules');
  try {
    let rendered: T | undefined;
    jest.isolateModules(() => {
      expect(Intl.PluralRules).toBeUndefined();
      rendered = render(jest.requireActual<typeof Catalogue>('@/i18n'));
    });
    return rendered as T; // isolateModules runs at once
  } finally {
    Object.defineProperty(Intl, 'PluralRules', { value: PluralRules, configurable: true, writable: true });
  }
}

const COUNTS = [0, 1, 2, 5, 11, 21];

test.each([
  [
    'en' as const,
    ['0 coins', '1 coin', '2 coins', '5 coins', '11 coins', '21 coins'],
    ['0 businesses', '1 business', '2 businesses', '5 businesses', '11 businesses', '21 businesses'],
  ],
  [
    'de' as const,
    ['0 Münzen', '1 Münze', '2 Münzen', '5 Münzen', '11 Münzen', '21 Münzen'],
    ['0 Geschäfte', '1 Geschäft', '2 Geschäfte', '5 Geschäfte', '11 Geschäfte', '21 Geschäfte'],
  ],
])('%s counts rightly where the engine knows no plurals', (language, coins, businesses) => {
  const rendered = withoutPluralRules(({ words }) => {
    const { amount } = words(language).games['nieuw-amsterdam'].names;
    return [COUNTS.map(amount.coins), COUNTS.map(amount.businesses)];
  });
  expect(rendered).toEqual([coins, businesses]);
});
