import { openRng, rngFromSeed } from '@/core/rng';
import { createLibrary } from '@/match/library';
import { portable } from '@/match/portable';
import { encode } from '@/match/save';
import type { Saves } from '@/match/saves';
import { savesOn } from '../memory-saves';
import { CALM, faultyDisk, type Life, newLife, newPlatter, type Platter } from './faulty-disk';
import { documentSaying, wordGameById } from './word-game';
import { Broken, current, demand, type Known, put, shown } from './world';

/** Everything people do with saved games, once each, and the app killed at every single step of it. */

interface Device {
  readonly platters: readonly Platter[];
  readonly legacy: Platter;
  readonly games: { readonly old: Known; readonly anna: Known; readonly bert: Known };
}

const known = (id: string, words: readonly number[] | null): Known => ({ id, tried: [words] });

/** A device with a game of the app's first version. */
function newDevice(): Device {
  const legacy = newPlatter();
  const {
    future: _future,
    deletedAt: _deletedAt,
    ...first
  } = JSON.parse(encode(documentSaying('old', [7, 8]))) as object & {
    future: unknown;
    deletedAt: unknown;
  };
  legacy.content.set('match/old', JSON.stringify({ ...first, format: 1 }));
  return {
    platters: [newPlatter(), newPlatter()],
    legacy,
    games: { old: known('old', [7, 8]), anna: known('anna', null), bert: known('bert', null) },
  };
}

/** Old games that cannot be removed must not come again when they have been played on. */
const UNREMOVABLE = { ...CALM, full: true };

function startApp({ platters, legacy }: Device, life: Life): Saves {
  const disks = platters.map((platter) => faultyDisk(platter, life, CALM));
  return savesOn(disks, { gameById: wordGameById, legacy: faultyDisk(legacy, life, UNREMOVABLE) });
}

async function session(device: Device, saves: Saves): Promise<void> {
  const { old, anna, bert } = device.games;
  let ids = 0;
  const library = createLibrary({ saves, gameById: wordGameById, now: () => 1, random: () => ++ids });
  const play = (game: Known, ...words: number[]) => put(saves, device.platters, game, words);
  const undoLast = (game: Known) => play(game, ...current(game).slice(0, -1));
  await saves.list();
  await shown(saves, old);
  await play(old, 7, 8, 9);
  for (const game of [anna, bert]) await play(game);
  await play(anna, 1);
  await Promise.all([play(anna, 1, 2), play(anna, 1, 2, 3), play(anna, 1, 2, 3, 4)]);
  const backup = portable([documentSaying('anna', current(anna))]);
  await undoLast(anna);
  await play(anna, 1, 2, 3, 5);
  demand((await library.importText(backup)).ok, 'a backup does not come in');
  await shown(saves, anna);
  await library.rename('anna', 'Sunday');
  await library.duplicate(documentSaying('anna', current(anna)), 'Copy');
  await saves.change('anna', { deletedAt: 0 });
  await saves.bin();
  await saves.change('anna', { deletedAt: null });
  await play(anna, 1, 2, 3, 5, 6);
  await play(old, 7, 8, 9, 10);
  bert.tried.push(null);
  await saves.erase('bert');
  await shown(saves, old);
}

/** What an app finds that starts after this: everything, and again with either disk gone. */
async function findsAll(device: Device, seed: string, lost: number | null): Promise<void> {
  if (lost !== null) device.platters[lost]?.content.clear();
  const saves = startApp(device, newLife(openRng(rngFromSeed(seed)).below, Infinity));
  demand((await saves.list()) !== null, 'there is no list');
  for (const game of [device.games.old, device.games.anna]) await shown(saves, game);
  const { bert } = device.games;
  // Who asked for the end of a game may find it, or a part of it, once more.
  if (!bert.tried.includes(null) || bert.tried.length === 1) await shown(saves, bert);
}

/** The session, killed at one step: how many steps it had, as far as it came. */
async function killedAt(step: number, way: number): Promise<number> {
  const seed = `step ${step}, way ${way}`;
  const device = newDevice();
  const life = newLife(openRng(rngFromSeed(seed)).below, step);
  const saves = startApp(device, life);
  try {
    await Promise.race([life.over, session(device, saves)]);
    await new Promise((resolve) => setImmediate(resolve));
    for (const lost of [null, step % 2, 1 - (step % 2)]) await findsAll(device, seed, lost);
  } catch (fault) {
    throw fault instanceof Broken ? new Broken(`${seed}: ${fault.message}`) : fault;
  }
  return life.calls;
}

/** At each step in so many ways: what was under way then happens, or half of it, or nothing. Answers how many kills. */
export async function killEverywhere(ways: number): Promise<number> {
  const steps = await killedAt(Infinity, 0);
  for (let step = 1; step <= steps; step++) for (let way = 0; way < ways; way++) await killedAt(step, way);
  return steps * ways;
}
