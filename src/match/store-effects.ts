import type { StoreApi } from 'zustand/vanilla';
import { diceOf } from '@/bots/quick';
import { type Kind, randomMove, type Seat } from '@/core/game';
import { at } from '@/core/list';
import { BOT_DELAY, botQuestion } from './bot-turn';
import { GUARD_MS } from './handover';
import type { Keeper } from './keeper';
import { type Match, submit } from './match';
import { documentOf } from './save';
import type { MatchDeps, MatchState, MatchStore } from './store-state';
import { companyOf, isHuman } from './table';
import { isSaved, type Written } from './write-queue';

/** A bot in turn: what it will do once it has thought, and whether it may. */
interface BotTurn {
  move: Kind['Move'] | null;
  due: boolean;
  readonly stops: (() => void)[];
}

/** What the store remembers beside its state: running effects, which no screen needs to see. */
export interface Workings {
  readonly deps: MatchDeps;
  readonly store: StoreApi<MatchStore>;
  botTurn: BotTurn | null;
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

/** A bot in turn thinks at once and moves when its time has come; whatever was planned before is off. */
export function planBot(workings: Workings): void {
  const { deps, store } = workings;
  stopBot(workings);
  const { match, table, botSpeed } = store.getState();
  const acting = match?.game.toAct(match.state) ?? null;
  if (match === null || table === null || acting === null || isHuman(companyOf(table), acting)) return;
  store.setState({ pendingBot: acting });
  const turn: BotTurn = { move: null, due: false, stops: [] };
  workings.botTurn = turn;
  const delay = BOT_DELAY[botSpeed];
  if (delay !== null) turn.stops.push(deps.schedule(() => hurryBot(workings), delay));
  const question = botQuestion(match, at(table.seats, acting));
  const stopThinking = deps.runner.think(question, ({ move }) => {
    turn.move = move;
    moveBot(workings);
  });
  turn.stops.push(stopThinking);
}

export function stopBot(workings: Workings): void {
  for (const stop of workings.botTurn?.stops ?? []) stop();
  workings.botTurn = null;
  if (workings.store.getState().pendingBot !== null) workings.store.setState({ pendingBot: null });
}

/** The bot's time has come, by the clock or by a tap. */
export function hurryBot(workings: Workings): void {
  if (workings.botTurn === null) return;
  workings.botTurn.due = true;
  moveBot(workings);
}

/** A bot's move goes through the same door as a person's. */
function moveBot(workings: Workings): void {
  const { botTurn: turn, store } = workings;
  const { match } = store.getState();
  if (match === null || turn === null || !turn.due || turn.move === null) return;
  const played = submit(match, turn.move);
  const { game, state, steps } = match;
  // A refused move would be a bug of the bot; the game goes on all the same.
  const shown = played.ok ? played : submit(match, randomMove(game, state, diceOf(`amends ${steps.length}`)));
  if (shown.ok) show(workings, shown.match, { events: shown.events });
}
