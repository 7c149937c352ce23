import type { KeyValue } from '../key-value';
import { asyncStorage } from './async-storage';
import { createIndexedDb } from './indexed-db';
import type { Medium } from './medium';
import { createPrivateFiles } from './private-files';

/** In the fallback: the database has worked here before, so games may be in it. */
const USED = 'database-used';

/**
 * The browser's database, or where there is none its old storage, which is seconds behind when the browser is
 * killed. A database that once worked and does not open now is a fault to be told: an empty list would be a lie.
 */
function databaseOrFallback(): KeyValue {
  if (typeof indexedDB === 'undefined') return asyncStorage;
  const database = createIndexedDb();
  const choose = async (): Promise<KeyValue> => {
    try {
      await database.open();
    } catch (fault) {
      if ((await asyncStorage.get(USED)) !== null) throw fault;
      return asyncStorage;
    }
    await asyncStorage.set(USED, 'yes').catch(() => undefined); // without it the fallback is tried sooner
    return database;
  };
  let chosen: Promise<KeyValue> | null = null;
  const disk = (): Promise<KeyValue> => {
    chosen ??= choose().catch((fault: unknown) => {
      chosen = null;
      throw fault;
    });
    return chosen;
  };
  return {
    keys: async () => (await disk()).keys(),
    get: async (key) => (await disk()).get(key),
    set: async (key, value) => (await disk()).set(key, value),
    remove: async (key) => (await disk()).remove(key),
  };
}

const hasPrivateFiles = (): boolean =>
  typeof navigator.storage?.getDirectory === 'function' &&
  typeof FileSystemFileHandle !== 'undefined' &&
  'createWritable' in FileSystemFileHandle.prototype;

/** The browser's database and, apart from it, its private files. */
export const findMedia = (): readonly Medium[] => [
  { name: 'database', disk: databaseOrFallback() },
  ...(hasPrivateFiles() ? [{ name: 'files', disk: createPrivateFiles() }] : []),
];
