import type { KeyValue } from './key-value';
import { decode, encode, type SaveDocument } from './save';
import { beforeKey, keptKey } from './storage/shelf';
import type { Vault } from './storage/vault';
import { isSaved } from './write-queue';

/** Where the first version of the app kept games, and those that did not open: one value each, unsealed. */
const GAMES = 'match/';
const BROKEN = 'broken/';
const FIRST_FORMAT = 1;

/**
 * Moves the games of the first version into the vault; what does not open is kept as it is. A value leaves its old
 * place only when it is safe in the new one; what fails waits for the next start.
 */
export async function takeOver(from: KeyValue, vault: Vault): Promise<void> {
  for (const key of await from.keys()) {
    if (key.startsWith(GAMES)) await move(from, key, (text) => adopt(vault, key.slice(GAMES.length), text));
    if (key.startsWith(BROKEN)) await move(from, key, (text) => keep(vault, key.slice(BROKEN.length), text));
  }
}

async function move(from: KeyValue, key: string, into: (text: string) => Promise<boolean>): Promise<void> {
  const text = await from.get(key);
  if (text !== null && (await into(text))) await from.remove(key);
}

const keep = async (vault: Vault, id: string, text: string): Promise<boolean> =>
  isSaved(await vault.keep(keptKey(id, `v${FIRST_FORMAT}`), text));

async function adopt(vault: Vault, id: string, text: string): Promise<boolean> {
  const decoded = decode(text);
  if (!decoded.ok) return keep(vault, id, text);
  if (!isSaved(await vault.keep(beforeKey(id, FIRST_FORMAT), text))) return false;
  const document: SaveDocument = { ...decoded.value, id };
  return (await isThere(vault, document)) || isSaved(await vault.write(id, encode(document)));
}

/** A take-over that was cut short may be repeated; it must not go back behind moves made since. */
async function isThere(vault: Vault, { id, savedAt }: SaveDocument): Promise<boolean> {
  const found = await vault.look(id);
  if (found.state === 'missing' || found.state === 'damaged') return false;
  const stored = found.state === 'whole' ? decode(found.sealed.body) : null;
  return stored === null || !stored.ok || stored.value.savedAt >= savedAt;
}
