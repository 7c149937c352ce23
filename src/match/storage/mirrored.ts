import type { KeyValue } from '../key-value';
import type { Medium } from './medium';

/** What settings need of a disk. */
export type Values = Pick<KeyValue, 'get' | 'set'>;

/** Small things on every medium that takes them, read from the first that has them. */
export function mirrored(media: readonly Medium[], legacy: KeyValue): Values {
  const disks = media.map(({ disk }) => disk);
  return {
    get: async (key) => {
      const answers = await Promise.allSettled([...disks, legacy].map((disk) => disk.get(key)));
      const heard = answers.filter((answer) => answer.status === 'fulfilled');
      if (heard.length === 0) throw new Error(`no medium answers: ${key}`);
      return heard.find(({ value }) => value !== null)?.value ?? null;
    },
    set: async (key, value) => {
      const answers = await Promise.allSettled(disks.map((disk) => disk.set(key, value)));
      if (answers.every(({ status }) => status === 'rejected')) throw new Error(`nowhere written: ${key}`);
    },
  };
}
