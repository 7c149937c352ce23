import type { Game, Kind } from '@/core/game';
import { rngFromSeed } from '@/core/rng';
import { cleanTitle } from './names';
import { imported, type ImportProblem, portable } from './portable';
import { documentOf, type SaveDocument } from './save';
import { salvage } from './salvage';
import type { Saves } from './saves';
import { isSaved, type Written } from './write-queue';

/** What people do with whole games. Nothing of it ever touches another game: what comes in gets a new id. */
export interface Library {
  /** Takes in all games of a text, or none. */
  importText(text: string): Promise<ImportOutcome>;
  /** A game that does not open, as far as its moves go, as a new game beside it. null: nothing can be saved of it. */
  recover(id: string): Promise<Recovered | null>;
  /** The same game once more, under this name. */
  duplicate(document: SaveDocument, name: string): Promise<Written>;
  rename(id: string, name: string): Promise<Written>;
  /** Every game that opens, as one text; null: the disk did not answer. */
  exportAll(): Promise<string | null>;
}

export type ImportOutcome =
  | { readonly ok: true; readonly games: number }
  | { readonly ok: false; readonly problem: ImportProblem | { readonly code: 'notWritten' } };

export interface Recovered {
  readonly written: Written;
  readonly moves: number;
  /** How many moves could be read at all. */
  readonly of: number;
}

export interface LibraryDeps {
  readonly saves: Saves;
  readonly gameById: (id: string) => Game<Kind> | null;
  readonly now: () => number;
  /** From 0 to 1, for ids. */
  readonly random: () => number;
}

const ID_LENGTH = 16;

export function createLibrary(deps: LibraryDeps): Library {
  const { saves, gameById, now, random } = deps;
  const newId = (): string => rngFromSeed(`${now()} ${random()}`).slice(0, ID_LENGTH);
  return {
    importText: async (text) => {
      const result = imported(text, { gameById, now, newId });
      return result.ok ? putAll(saves, result.documents) : result;
    },
    recover: async (id) => {
      const salvaged = salvage((await saves.textsOf(id)) ?? [], gameById);
      if (salvaged === null) return null;
      const { match, name, table, read } = salvaged;
      const document = documentOf(match, { id: newId(), name, savedAt: now(), table });
      if (document === null) return null;
      return { written: await saves.put(document), moves: match.steps.length, of: read };
    },
    duplicate: (document, name) =>
      saves.put({ ...document, id: newId(), name: cleanTitle(name), savedAt: now() }),
    rename: async (id, name) =>
      cleanTitle(name) === '' ? 'failed' : saves.change(id, { name: cleanTitle(name) }),
    exportAll: async () => {
      const list = await saves.list();
      return list === null ? null : portable(list.flatMap((entry) => (entry.ok ? [entry.document] : [])));
    },
  };
}

/** Should the disk fail on the way, what was written of them goes again. */
async function putAll(saves: Saves, documents: readonly SaveDocument[]): Promise<ImportOutcome> {
  for (const [index, document] of documents.entries()) {
    if (isSaved(await saves.put(document))) continue;
    for (const { id } of documents.slice(0, index + 1)) await saves.erase(id);
    return { ok: false, problem: { code: 'notWritten' } };
  }
  return { ok: true, games: documents.length };
}
