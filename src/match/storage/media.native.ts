import { asyncStorage } from './async-storage';
import { createFiles } from './files';
import type { Medium } from './medium';

/** The device's storage, and beside it files of the app: each can be lost whole. */
export const findMedia = (): readonly Medium[] => [
  { name: 'device', disk: asyncStorage },
  { name: 'files', disk: createFiles() },
];
