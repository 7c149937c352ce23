import type { StoreApi } from 'zustand/vanilla';
import type { Cancel } from '@/bots/runner/runner';
import type { Keeper } from './keeper';
import type { MatchDeps, MatchStore } from './store-state';
import type { Written } from './write-queue';

/** A bot in turn: it thinks, and moves when its time has come. */
export interface BotTurn {
  /** Its time has come. */
  readonly hurry: () => void;
  /** Its time is set anew, by the speed of now. */
  readonly pace: () => void;
  readonly stop: Cancel;
}

/** What the store remembers beside its state: running effects, which no screen needs to see. */
export interface Workings {
  readonly deps: MatchDeps;
  readonly store: StoreApi<MatchStore>;
  botTurn: BotTurn | null;
  stopAdvice: Cancel;
  /** Taps before this moment are ignored. */
  guardedUntil: number;
  readonly keeper: Keeper;
  lastSave: Promise<Written>;
  /** Counts games put on the table, so that one loaded too late is not. */
  visits: number;
}
