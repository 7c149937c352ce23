import type { english } from '../en';
import { common } from './common';
import { nieuwAmsterdam } from './nieuw-amsterdam';

/** German has the type of English: a missing sentence does not compile. */
export const german: typeof english = { common, games: { 'nieuw-amsterdam': nieuwAmsterdam } };
