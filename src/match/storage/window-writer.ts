/** Which window of the app writes: there is one device, but a browser may show the app twice. */
export interface Writer {
  /** Known who writes; before, nobody does. */
  readonly settled: Promise<void>;
  readonly isMine: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes over from the other window, which first finishes what it is writing. */
  readonly claim: () => Promise<void>;
  /** What to finish before another window takes over. */
  readonly beforeRelease: (work: () => Promise<unknown>) => void;
}

const LOCK = 'patroon-writer';
const CHANNEL = 'patroon-writer';
const PLEASE = 'please let go';
/** A window that does not let go in this time is taken the lock away. */
const PATIENCE_MS = 2000;

/** What of the browser is needed. */
export interface Windows {
  readonly locks: Pick<LockManager, 'request'>;
  readonly channel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
}

interface Workings extends Windows {
  readonly listeners: Set<() => void>;
  /** While this window has the lock: gives it back. */
  letGo: (() => void) | null;
}

/** Of all windows of the browser the one that holds a lock writes. */
export function createWindowWriter(windows: Windows): Writer {
  const workings: Workings = { ...windows, listeners: new Set(), letGo: null };
  const channel = windows.channel(CHANNEL);
  let farewell: () => Promise<unknown> = () => Promise.resolve();

  channel.onmessage = ({ data }) => {
    const release = workings.letGo;
    if (data === PLEASE && release !== null) void farewell().finally(release);
  };

  return {
    settled: request(workings, { ifAvailable: true }).then(() => undefined),
    isMine: () => workings.letGo !== null,
    subscribe: (listener) => {
      workings.listeners.add(listener);
      return () => workings.listeners.delete(listener);
    },
    claim: async () => {
      if (workings.letGo !== null) return;
      channel.postMessage(PLEASE);
      const patience = new AbortController();
      const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
      const given = await request(workings, { signal: patience.signal });
      clearTimeout(timer);
      if (!given) await request(workings, { steal: true });
    },
    beforeRelease: (work) => (farewell = work),
  };
}

function changed(workings: Workings, letGo: (() => void) | null): void {
  workings.letGo = letGo;
  workings.listeners.forEach((listener) => listener());
}

/** Answers when it is known whether this window has the lock, which it then holds until asked. */
const request = (workings: Workings, options: LockOptions): Promise<boolean> =>
  new Promise((resolve) => {
    const hold = (): Promise<void> =>
      new Promise((release) => {
        changed(workings, release);
        resolve(true);
      });
    workings.locks
      .request(LOCK, options, (lock) => (lock === null ? undefined : hold()))
      .catch(() => undefined) // taken away, or waited too long: either way it is not ours
      .finally(() => {
        changed(workings, null);
        resolve(false);
      });
  });
