import type { Game, Kind, Secrecy } from '@/core/game';
import type { BotRunner } from '@/bots/runner/runner';
import { directRunner } from '@/bots/runner/thinking';
import { gameById } from '@/games/registry';
import { GUARD_MS } from '@/match/handover';
import { createMatchStore } from '@/match/store';
import { place } from './matches';
import { type MemoryDisk, memoryDisk, memorySaves } from './memory-saves';

interface Timer {
  readonly run: () => void;
  readonly ms: number;
}

/** A store with a clock and timers that move only when told. */
export function testStore(
  options: { readonly disk?: MemoryDisk; readonly secrecy?: Secrecy; readonly runner?: BotRunner } = {},
) {
  const disk = options.disk ?? memoryDisk();
  const timers = new Set<Timer>();
  const clock = { now: 1000 };
  const store = createMatchStore({
    saves: memorySaves(disk),
    now: () => clock.now,
    schedule: (run, ms) => {
      const timer = { run, ms };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    runner: options.runner ?? directRunner,
    gameById: (id): Game<Kind> | null => {
      const game = gameById(id);
      return game === null ? null : { ...game, secrecy: options.secrecy ?? game.secrecy };
    },
  });
  /** Runs what is due next; false: nothing is. */
  const tick = (): boolean => {
    const [timer] = timers;
    if (timer === undefined) return false;
    timers.delete(timer);
    timer.run();
    return true;
  };
  return { store, disk, timers, clock, tick, now: () => store.getState() };
}

type TestStore = ReturnType<typeof testStore>;

/** Moves that must be played; everybody waits long enough before each tap. */
export function submitAll({ clock, now }: TestStore, ...moves: readonly unknown[]): void {
  for (const move of moves) {
    clock.now += GUARD_MS;
    expect(now().submit(move)).toBe('played');
  }
}

/** The first businesses of two players. */
export const placeAll = [place('docks'), place('granary'), place('docks'), place('granary')];

/** Lets pending saves land. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
