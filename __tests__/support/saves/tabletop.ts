import { type Dice, openRng, rngFromSeed } from '@/core/rng';
import { directRunner } from '@/bots/runner/thinking';
import { createLibrary, type Library } from '@/match/library';
import type { Saves } from '@/match/saves';
import { createMatchStore } from '@/match/store';
import { savesOn } from '../memory-saves';
import { CALM, faultyDisk, type Life, newLife, newPlatter, type Platter } from './faulty-disk';
import { wordGameById } from './word-game';

/** A whole app without screens on two disks: it can be killed, and started again on what is left. */
export interface Tabletop {
  readonly platters: readonly Platter[];
  life: Life;
  saves: Saves;
  library: Library;
  store: ReturnType<typeof createMatchStore>;
  readonly below: Dice;
  clock: number;
}

export function newTabletop(seed: string): Tabletop {
  const { below } = openRng(rngFromSeed(seed));
  const platters = [newPlatter(), newPlatter()];
  const clock = { clock: 0 };
  return Object.assign(clock, { platters, below, ...app(platters, below, clock) });
}

/** Another life of the app; the former one is dead, or must have finished. */
export function startAgain(table: Tabletop): void {
  Object.assign(table, app(table.platters, table.below, table));
}

function app(platters: readonly Platter[], below: Dice, table: { clock: number }) {
  const life = newLife(below, Infinity);
  const now = (): number => (table.clock += 1000);
  const disks = platters.map((platter) => faultyDisk(platter, life, CALM));
  const saves = savesOn(disks, {
    gameById: wordGameById,
    legacy: faultyDisk(newPlatter(), life, CALM),
    now: () => 0,
  });
  const library = createLibrary({ saves, gameById: wordGameById, now, random: () => below(1e6) });
  const store = createMatchStore({
    saves,
    now,
    schedule: () => () => undefined,
    runner: directRunner,
    gameById: wordGameById,
  });
  return { life, saves, library, store };
}
