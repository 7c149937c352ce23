export type Language = 'en' | 'de';

/** The languages by the names they have themselves, in the order of the settings. */
export const LANGUAGES: readonly { readonly id: Language; readonly name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'de', name: 'Deutsch' },
];

/** The first of a device's language tags ("de-AT") that we speak; English if none. */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [code = ''] = tag.toLowerCase().split(/[-_]/);
    const known = LANGUAGES.find(({ id }) => id === code);
    if (known !== undefined) return known.id;
  }
  return 'en';
}
