import { asyncStorage } from './async-storage';
import type { Medium } from './medium';

/** Where games are kept: here, outside phones and browsers, in one place. */
export const findMedia = (): readonly Medium[] => [{ name: 'device', disk: asyncStorage }];
