import { type Language, languageFor, words, type Words } from '@/i18n';
import { useSettings } from './use-settings';

/** The device's languages, the one liked best first. A phone's engine knows only the first. */
const ofDevice = (): readonly string[] => {
  const known = (globalThis as { navigator?: { languages?: readonly string[] } }).navigator?.languages;
  return known ?? [Intl.DateTimeFormat().resolvedOptions().locale];
};

/** The chosen language, or else the device's. */
export function useLanguage(): Language {
  const { language } = useSettings();
  return languageFor(language === null ? ofDevice() : [language, ...ofDevice()]);
}

export const useWords = (): Words => words(useLanguage());
