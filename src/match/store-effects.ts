import type { StoreApi } from 'zustand/vanilla';
import type { Kind, Seat } from '@/core/game';
import { BOT_DELAY, botMove } from './bot-turn';
import { GUARD_MS } from './handover';
import type { Keeper } from './keeper';
import { type Match, submit } from './match';
import { documentOf } from './save';
import type { MatchDeps, MatchState, MatchStore } from './store-state';
import { companyOf, isHuman } from './table';
import { isSaved, type Written } from './write-queue';

/** What the store remembers beside its state: running effects, which no screen needs to see. */
export interface Workings {
  readonly deps: MatchDeps;
  readonly store: StoreApi<MatchStore>;
  cancelBot: () => void;
  /** Taps before this moment are ignored. */
  guardedUntil: number;
  readonly keeper: Keeper;
  lastSave: Promise<Written>;
  /** Counts games put on the table, so that one loaded too late is not. */
  visits: number;
}

/** Puts a match on the table; everything that follows from a change follows here. */
export function show(workings: Workings, match: Match<Kind>, more: Partial<MatchState>): void {
  const { deps, store } = workings;
  const before = store.getState();
  store.setState({ asked: null, lastRefusal: null, ...more, match });
  if (isHandedOver(before, store.getState())) workings.guardedUntil = deps.now() + GUARD_MS;
  save(workings);
  planBot(workings);
}

/** Whether the device goes from one person to another, in the same game. */
function isHandedOver(before: MatchState, after: MatchState): boolean {
  const from = lookingAt(before);
  return before.id === after.id && from !== null && from !== lookingAt(after);
}

/** The person in turn, or with a bot in turn who still holds the device. */
function lookingAt({ match, table, holder }: MatchState): Seat | null {
  if (match === null || table === null) return null;
  const acting = match.game.toAct(match.state);
  return isHuman(companyOf(table), acting) ? acting : holder;
}

export function save(workings: Workings): void {
  const { deps, store } = workings;
  const { id, name, table, match } = store.getState();
  if (id === null || name === null || table === null || match === null) return;
  const document = documentOf(match, { id, name, savedAt: deps.now(), table });
  if (document === null) return;
  store.setState({ save: 'saving' });
  workings.lastSave = workings.keeper.keep(document, (written) => {
    const unsaved = workings.keeper.unsaved();
    if (store.getState().id !== id) store.setState({ unsaved });
    else if (isSaved(written)) store.setState({ save: written, unsaved, savedMoves: document.summary.moves });
    else store.setState({ save: written, unsaved });
  });
}

/** A bot in turn is scheduled by the speed; whatever was scheduled before is off. */
export function planBot(workings: Workings): void {
  const { deps, store } = workings;
  stopBot(workings);
  const { match, table, botSpeed } = store.getState();
  const acting = match?.game.toAct(match.state) ?? null;
  if (table === null || acting === null || isHuman(companyOf(table), acting)) return;
  store.setState({ pendingBot: acting });
  const delay = BOT_DELAY[botSpeed];
  if (delay !== null) workings.cancelBot = deps.schedule(() => runBot(workings), delay);
}

export function stopBot(workings: Workings): void {
  workings.cancelBot();
  workings.cancelBot = () => undefined;
  if (workings.store.getState().pendingBot !== null) workings.store.setState({ pendingBot: null });
}

/** A bot's move goes through the same door as a person's. */
export function runBot(workings: Workings): void {
  const { match, table, pendingBot } = workings.store.getState();
  const level = pendingBot === null ? undefined : table?.seats[pendingBot]?.level;
  if (match === null || level === undefined) return;
  const played = submit(match, botMove(match, workings.deps.bots(match.game.id, level)));
  if (played.ok) show(workings, played.match, { events: played.events });
}
