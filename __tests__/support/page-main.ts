import { gameById } from '@/games/registry';
import type { SaveDocument } from '@/match/save';
import { FORMAT } from '@/match/migrations';
import { createSaves, type SavesDeps } from '@/match/saves';
import type { Settings } from '@/match/settings';
import { createSettingsStore } from '@/match/settings-store';
import { asyncStorage } from '@/match/storage/async-storage';
import { loneWriter } from '@/match/storage/lone-writer';
import { findMedia } from '@/match/storage/media.web';
import { mirrored } from '@/match/storage/mirrored';
import { createVault } from '@/match/storage/vault';

/**
 * The app's own door to its storage, to be opened in a page of its origin: what the browser checks put there and
 * read there goes the way every game goes. It is no part of the app.
 */
const media = findMedia();
const savesFor = (writer: SavesDeps['writer']) =>
  createSaves({
    vault: createVault(media, FORMAT),
    legacy: asyncStorage,
    gameById,
    writer,
    now: () => Date.now(),
  });
const saves = savesFor(loneWriter);
/** Beside the app, which writes. */
const onlooker = savesFor({ isMine: () => false, settled: Promise.resolve() });

async function put(documents: readonly SaveDocument[], settings: Partial<Settings>): Promise<void> {
  for (const document of documents) {
    const written = await saves.put(document);
    if (written !== 'saved') throw new Error(`not saved: ${JSON.stringify(written)}`);
  }
  const store = createSettingsStore(mirrored(media, asyncStorage));
  await store.open();
  store.getState().change(settings);
  await new Promise<void>((resolve) => {
    const look = () => (store.getState().save === 'saving' ? setTimeout(look, 5) : resolve());
    look();
  });
}

/** What is stored, and whether each game plays out again as its record says. */
async function read(): Promise<readonly unknown[]> {
  const entries = (await onlooker.list()) ?? [];
  return Promise.all(
    entries.map(async ({ id }) => {
      const loaded = await onlooker.load(id);
      if (!loaded.ok) return { id, problem: loaded.problem };
      const { record, marks, table, summary } = loaded.document;
      return { id, record, marks, table, summary, state: loaded.match.state };
    }),
  );
}

/** How many moves of the newest game are stored. */
async function moves(): Promise<number> {
  const [newest] = (await onlooker.list()) ?? [];
  return newest?.ok === true ? newest.document.record.moves.length : -1;
}

Object.assign(globalThis, { patroonStorage: { put, read, moves } });
