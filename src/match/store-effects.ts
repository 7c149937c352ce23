import type { Kind, Seat } from '@/core/game';
import { adviseUnasked, dropAdvice } from './advising';
import { planBot, stopBot } from './bot-moves';
import { GUARD_MS } from './handover';
import type { Match } from './match';
import { documentOf } from './save';
import type { MatchState } from './store-state';
import { companyOf, isHuman } from './table';
import type { Workings } from './workings';
import { isSaved } from './write-queue';

/** Puts a match on the table; everything that follows from a change follows here. */
export function show(workings: Workings, match: Match<Kind>, more: Partial<MatchState>): void {
  const { deps, store } = workings;
  const before = store.getState();
  store.setState({ asked: null, lastRefusal: null, ...more, match });
  if (isHandedOver(before, store.getState())) workings.guardedUntil = deps.now() + GUARD_MS;
  save(workings);
  plan(workings);
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

/** Whoever is in turn: a bot thinks and moves, a person may want advice. What was planned before is off. */
export function plan(workings: Workings): void {
  stop(workings);
  planBot(workings, (match, more) => show(workings, match, more));
  adviseUnasked(workings);
}

export function stop(workings: Workings): void {
  stopBot(workings);
  dropAdvice(workings);
}
