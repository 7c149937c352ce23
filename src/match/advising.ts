import { type Advice, botSeed, type Hint, questionOf } from '@/bots/bot';
import { levelsOf } from '@/bots/levels';
import type { Kind } from '@/core/game';
import { at } from '@/core/list';
import { handover, isCovered } from './handover';
import type { MatchState } from './store-state';
import { type Assistance, companyOf, isHuman, type SeatSetup } from './table';
import type { Workings } from './workings';

export type { Advice, Hint };

/** How much help the person in turn gets now: none while a bot is in turn, the screen is covered or a way back asked. */
export function assistanceNow({ match, table, holder, asked }: MatchState): Assistance {
  const acting = match?.game.toAct(match.state) ?? null;
  if (match === null || table === null || asked !== null) return 'off';
  const company = companyOf(table);
  if (!isHuman(company, acting) || isCovered(handover(match, company, holder))) return 'off';
  return at(table.seats, acting).assistance;
}

/** What would a bot do? The strongest there is, with the temperament of the seat. */
export function askAdvice(workings: Workings): void {
  const { deps, store } = workings;
  const { match, table } = store.getState();
  dropAdvice(workings);
  if (match === null || table === null || assistanceNow(store.getState()) === 'off') return;
  const { game, state, steps } = match;
  const seat = at(table.seats, game.toAct(state) ?? 0);
  const question = questionOf(game, state, adviser(game.id, seat), botSeed(table.seed, steps.length));
  const told = (advice: Advice<Kind> | null): void =>
    store.setState({ advice: advice === null || advice.best.length === 0 ? 'failed' : advice });
  store.setState({ advice: 'thinking' });
  workings.stopAdvice = deps.runner.advise(question, told, () => told(null));
}

const adviser = (game: string, { temperament }: SeatSetup) => ({
  level: levelsOf(game).at(-1) ?? '',
  temperament,
});

/** A coach does not wait to be asked. */
export function adviseUnasked(workings: Workings): void {
  if (assistanceNow(workings.store.getState()) === 'coach') askAdvice(workings);
}

export function dropAdvice(workings: Workings): void {
  workings.stopAdvice();
  workings.stopAdvice = () => undefined;
  if (workings.store.getState().advice !== 'none') workings.store.setState({ advice: 'none' });
}
