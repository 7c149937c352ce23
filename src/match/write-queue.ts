/**
 * Whether a write reached the disk. `oneCopy`: it did, but not every medium has it. `elsewhere`: another window of
 * the app has the games now, so nothing was written.
 */
export type Written = 'saved' | 'oneCopy' | 'failed' | 'elsewhere';

export const isSaved = (written: Written | 'saving'): boolean => written === 'saved' || written === 'oneCopy';

export interface WriteQueue {
  /** Writes after everything asked before. What still waits under the same key is replaced: only the newest counts. */
  write(key: string, work: () => Promise<Written>): Promise<Written>;
  /** Does this after everything asked before. */
  after<T>(work: () => Promise<T>): Promise<T>;
}

interface Waiting {
  work: () => Promise<Written>;
  readonly written: Promise<Written>;
}

/** One thing at a time, in the order asked: an older save never lands on a newer one. */
export function createWriteQueue(): WriteQueue {
  const waiting = new Map<string, Waiting>();
  let tail: Promise<unknown> = Promise.resolve();

  const after = <T>(work: () => Promise<T>): Promise<T> => {
    const done = tail.then(work);
    tail = done.catch(() => undefined); // told to whoever asked; the queue goes on
    return done;
  };

  const write = (key: string, work: () => Promise<Written>): Promise<Written> => {
    const replaced = waiting.get(key);
    if (replaced !== undefined) {
      replaced.work = work;
      return replaced.written;
    }
    const written = after(() => {
      const newest = waiting.get(key)?.work ?? work;
      waiting.delete(key);
      return newest();
    }).catch((): Written => 'failed');
    waiting.set(key, { work, written });
    return written;
  };

  return { write, after };
}
