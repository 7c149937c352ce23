import type { KeyValue } from '../key-value';

const DATABASE = 'patroon';
const STORE = 'values';
const VERSION = 1;

const answered = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB does not answer'));
  });

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const failed = () => reject(transaction.error ?? new Error('IndexedDB has not written'));
    transaction.oncomplete = () => resolve();
    transaction.onabort = failed;
    transaction.onerror = failed;
  });

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return answered(request);
}

/** The browser's database. What it says is written has been flushed to the disk: hence `strict`. */
export function createIndexedDb(): KeyValue & { readonly open: () => Promise<IDBDatabase> } {
  let opened: Promise<IDBDatabase> | null = null;

  /** A connection the browser closed, or that never came about, is made anew. */
  const open = (): Promise<IDBDatabase> => {
    opened ??= openDatabase().then(
      (database) => {
        database.onclose = () => (opened = null);
        database.onversionchange = () => {
          database.close();
          opened = null;
        };
        return database;
      },
      (fault: unknown) => {
        opened = null;
        throw fault;
      },
    );
    return opened;
  };

  const reading = async <T>(work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> =>
    answered(work((await open()).transaction(STORE).objectStore(STORE)));

  const writing = async (work: (store: IDBObjectStore) => unknown): Promise<void> => {
    const transaction = (await open()).transaction(STORE, 'readwrite', { durability: 'strict' });
    const done = completed(transaction);
    work(transaction.objectStore(STORE));
    await done;
  };

  return {
    open,
    keys: async () => (await reading((store) => store.getAllKeys())).map(String),
    get: async (key) => {
      const value: unknown = await reading((store) => store.get(key));
      return typeof value === 'string' ? value : null;
    },
    set: (key, value) => writing((store) => store.put(value, key)),
    remove: (key) => writing((store) => store.delete(key)),
  };
}
