import { Directory, File, Paths } from 'expo-file-system';
import type { KeyValue } from '../key-value';
import { fromBytes, toBytes } from './bytes';

const FOLDER = 'patroon';

/** One file for each key. A write may tear: the games have two places in turn because of it. */
export function createFiles(): KeyValue {
  const folder = (): Directory => {
    const directory = new Directory(Paths.document, FOLDER);
    if (!directory.exists) directory.create({ intermediates: true });
    return directory;
  };
  const fileOf = (key: string): File => new File(folder(), encodeURIComponent(key));

  // The calls answer at once, or throw: a promise turns both into what the interface says.
  return {
    keys: () =>
      Promise.resolve().then(() =>
        folder()
          .list()
          .filter((entry) => entry instanceof File)
          .map(({ name }) => decodeURIComponent(name)),
      ),
    get: async (key) => {
      const file = fileOf(key);
      return file.exists ? fromBytes(await file.bytes()) : null;
    },
    set: (key, value) =>
      Promise.resolve().then(() => {
        const bytes = toBytes(value);
        const file = fileOf(key);
        if (!file.exists) file.create();
        file.write(bytes);
      }),
    remove: (key) =>
      Promise.resolve().then(() => {
        const file = fileOf(key);
        if (file.exists) file.delete();
      }),
  };
}
