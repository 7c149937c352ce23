import { openRng, rngFromSeed } from '@/core/rng';
import { savesOn } from '../memory-saves';
import { CALM, faultyDisk, newLife, newPlatter, type Weather } from './faulty-disk';
import { wordGameById } from './word-game';
import { demand, type Known, put, shown } from './world';

const REFUSED_YET_WRITTEN: Weather = { ...CALM, after: 100 };
const FULL: Weather = { ...CALM, full: true };
const SILENT: Weather = { ...FULL, unread: 100 };

/** A medium with moves nobody was told were saved goes silent, another line is played, and it comes back. */
export async function comesBackFromSilence(): Promise<void> {
  const platters = [newPlatter(), newPlatter()];
  const anna: Known = { id: 'anna', tried: [null] };
  const { below } = openRng(rngFromSeed('silence'));
  const start = (...weather: readonly Weather[]) => {
    const life = newLife(below, Infinity);
    const disks = platters.map((platter, index) => faultyDisk(platter, life, weather[index] ?? CALM));
    return savesOn(disks, { gameById: wordGameById, legacy: faultyDisk(newPlatter(), life, CALM) });
  };
  await put(start(), platters, anna, [1, 2]);
  const failing = start(REFUSED_YET_WRITTEN, FULL);
  for (const words of [
    [1, 2, 3],
    [1, 2, 3, 4],
  ])
    await put(failing, platters, anna, words);
  const alone = start(SILENT, CALM);
  demand(await shown(alone, anna), 'one of two media answers, and no game is shown');
  await put(alone, platters, anna, [1, 2, 9]);
  await shown(start(), anna);
}
