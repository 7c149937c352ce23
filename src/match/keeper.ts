import type { SaveDocument } from './save';
import type { Written } from './write-queue';

/** Sees to it that the newest state of every game gets written, however long the disk fails. */
export interface Keeper {
  /** Each attempt is told, until one succeeds or a newer state of the game is kept instead. */
  keep(document: SaveDocument, tell: (written: Written) => void): Promise<Written>;
  /** The newest state of a game while it is not on the disk. */
  pending(id: string): SaveDocument | null;
  readonly unsaved: () => number;
}

interface KeeperDeps {
  readonly put: (document: SaveDocument) => Promise<Written>;
  readonly schedule: (run: () => void, ms: number) => () => void;
}

/** How long to wait after each failure; the last one again and again. */
const RETRY_MS = [100, 400, 1600, 5000] as const;

interface Pending {
  readonly document: SaveDocument;
  readonly tell: (written: Written) => void;
  failures: number;
  cancel: () => void;
}

export function createKeeper({ put, schedule }: KeeperDeps): Keeper {
  const waiting = new Map<string, Pending>();

  const attempt = async (pending: Pending): Promise<Written> => {
    const { id } = pending.document;
    const written = await put(pending.document);
    if (waiting.get(id) !== pending) return written;
    if (written !== 'failed') waiting.delete(id);
    else {
      const delay = RETRY_MS[Math.min(pending.failures++, RETRY_MS.length - 1)] ?? 0;
      pending.cancel = schedule(() => void attempt(pending), delay);
    }
    pending.tell(written);
    return written;
  };

  return {
    keep: (document, tell) => {
      const before = waiting.get(document.id);
      before?.cancel();
      const pending = { document, tell, failures: 0, cancel: () => undefined };
      waiting.set(document.id, pending);
      return attempt(pending);
    },
    pending: (id) => waiting.get(id)?.document ?? null,
    unsaved: () => [...waiting.values()].filter(({ failures }) => failures > 0).length,
  };
}
