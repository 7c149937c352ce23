import type { Language } from './language';

/** The forms of a counted noun, language by language. Others will have more, such as few and many. */
interface Forms {
  readonly en: OneOther;
  readonly de: OneOther;
}

interface OneOther {
  readonly one: string;
  readonly other: string;
}

const oneOther = (count: number, { one, other }: OneOther): string => (count === 1 ? one : other);

/**
 * The form for so many, whole numbers from 0. Every language's choice stands here and is written out, because
 * Hermes, the JavaScript engine on phones, has no Intl.PluralRules.
 */
export const pluralForm: { readonly [L in Language]: (count: number, forms: Forms[L]) => string } = {
  en: oneOther,
  de: oneOther,
};
