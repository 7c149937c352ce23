import type { Answer } from '@/bots/bot';
import { diceOf } from '@/bots/quick';
import type { Cancel } from '@/bots/runner/runner';
import { type Kind, randomMove, type Seat } from '@/core/game';
import { at } from '@/core/list';
import { BOT_DELAY, botQuestion } from './bot-turn';
import { withMark } from './marks';
import { type Match, submit } from './match';
import type { MatchState } from './store-state';
import { companyOf, isHuman } from './table';
import type { BotTurn, Workings } from './workings';

/** Puts what a move led to on the table. */
type Show = (match: Match<Kind>, more: Partial<MatchState>) => void;

/** null: the thinking broke off. */
type Decision = Answer<Kind> | null;

/** A bot in turn thinks at once and moves when its time has come, by the clock or by a tap. */
export function planBot(workings: Workings, show: Show): void {
  const { deps, store } = workings;
  const { match, table } = store.getState();
  const acting = match?.game.toAct(match.state) ?? null;
  if (match === null || table === null || acting === null || isHuman(companyOf(table), acting)) return;
  store.setState({ pendingBot: acting, thinking: true });
  let decision: Decision | undefined;
  let stage: Stage = 'waiting';
  const move = (): void => {
    if (stage !== 'due' || decision === undefined) return;
    const { match: after, ...more } = botMoved(match, acting, decision);
    show(after, more);
  };
  const decide = (made: Decision): void => {
    decision = made;
    store.setState({ thinking: false });
    move();
  };
  const enter = (next: Stage): void => {
    if (stage !== 'over') stage = next;
    move();
  };
  workings.botTurn = turnOf(workings, enter, () =>
    deps.runner.think(botQuestion(match, at(table.seats, acting)), decide, () => decide(null)),
  );
}

/** `due`: it moves as soon as it has decided. */
type Stage = 'waiting' | 'due' | 'over';

function turnOf({ deps, store }: Workings, enter: (stage: Stage) => void, think: () => Cancel): BotTurn {
  const hurry = (): void => enter('due');
  let stopWaiting: Cancel = () => undefined;
  const pace = (): void => {
    stopWaiting();
    const { botSpeed, paused } = store.getState();
    const delay = paused ? null : BOT_DELAY[botSpeed];
    stopWaiting = delay === null ? () => undefined : deps.schedule(hurry, delay);
  };
  pace();
  const stopThinking = think();
  const stop = (): void => {
    enter('over');
    stopWaiting();
    stopThinking();
  };
  return { hurry, pace, stop };
}

export function stopBot(workings: Workings): void {
  workings.botTurn?.stop();
  workings.botTurn = null;
  if (workings.store.getState().pendingBot !== null) {
    workings.store.setState({ pendingBot: null, thinking: false });
  }
}

interface Moved extends Partial<MatchState> {
  readonly match: Match<Kind>;
}

/** A bot's move goes through the same door as a person's. */
function botMoved(match: Match<Kind>, by: Seat, decision: Decision): Moved {
  const played = decision === null ? null : submit(match, decision.move);
  if (played?.ok !== true) return amended(match, by, played?.refusal ?? null);
  const { match: after, events } = played;
  const marks = decision?.limited
    ? withMark(after.marks, { at: match.steps.length, kind: 'limited', by })
    : after.marks;
  return { match: { ...after, marks }, events };
}

/** A bot without a legal move is a bug: it is told and marked in the log, and the game goes on at random. */
function amended(match: Match<Kind>, by: Seat, refusal: Kind['Refusal'] | null): Moved {
  const { game, state, steps } = match;
  const played = submit(match, randomMove(game, state, diceOf(`amends ${steps.length}`)));
  if (!played.ok) throw new Error(`${game.id}: a sampled move was refused`);
  const marks = withMark(played.match.marks, { at: steps.length, kind: 'botFault', by });
  return { match: { ...played.match, marks }, events: played.events, botFault: { by, refusal } };
}
