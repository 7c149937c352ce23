import type { KeyValue } from '../key-value';
import { fromBytes, toBytes } from './bytes';

const FOLDER = 'patroon';
/** What the browser is still writing. */
const UNFINISHED = '.crswap';

const isMissing = (fault: unknown): boolean =>
  fault instanceof DOMException && fault.name === 'NotFoundError';

/** The browser's private files, one for each key: apart from its database, so that both are never lost together. */
export function createPrivateFiles(): KeyValue {
  let opened: Promise<FileSystemDirectoryHandle> | null = null;

  const folder = (): Promise<FileSystemDirectoryHandle> => {
    opened ??= navigator.storage
      .getDirectory()
      .then((root) => root.getDirectoryHandle(FOLDER, { create: true }))
      .catch((fault: unknown) => {
        opened = null;
        throw fault;
      });
    return opened;
  };

  const nothingIfMissing = (fault: unknown): null => {
    if (isMissing(fault)) return null;
    throw fault;
  };

  return {
    keys: async () => {
      const keys: string[] = [];
      for await (const name of (await folder()).keys())
        if (!name.endsWith(UNFINISHED)) keys.push(decodeURIComponent(name));
      return keys;
    },
    get: async (key) => {
      const file = await (await folder()).getFileHandle(encodeURIComponent(key)).catch(nothingIfMissing);
      return file === null ? null : fromBytes(new Uint8Array(await (await file.getFile()).arrayBuffer()));
    },
    set: async (key, value) => {
      const bytes = toBytes(value);
      const file = await (await folder()).getFileHandle(encodeURIComponent(key), { create: true });
      const stream = await file.createWritable();
      await stream.write(bytes);
      await stream.close();
    },
    remove: async (key) => {
      await (await folder()).removeEntry(encodeURIComponent(key)).catch(nothingIfMissing);
    },
  };
}
