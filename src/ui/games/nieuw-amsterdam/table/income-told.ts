import { sum } from '@/core/list';
import type { Seat } from '@/core/game';
import { CORN_PER_BUSINESS } from '@/games/nieuw-amsterdam/catalogue/rates';
import type { Event } from '@/games/nieuw-amsterdam/events';
import type { Position } from './scene';

export type Beat = 'harvest' | 'feeding' | 'goods' | 'income';

const startsUpkeep = (event: Event): boolean => event.type === 'phaseStarted' && event.phase === 'upkeep';
const endsIncome = (event: Event): boolean => event.type === 'roundStarted' || event.type === 'gameEnded';

/** The last step in which income came to its end; -1: none yet. The start of the first round is none. */
export function lastIncome(past: Position['past']): number {
  for (let step = past.length - 1; step >= 0; step--) {
    const events = past[step]?.events ?? [];
    if (events.some((event) => event.rule === 'NA-I4' || event.rule === 'NA-I3') && events.some(endsIncome))
      return step;
  }
  return -1;
}

/** The events of the last upkeep and income, whoever's step they came in. */
function lastUpkeep(past: Position['past']): Event[] {
  const events = past.slice(0, lastIncome(past) + 1).flatMap((step) => step.events);
  const from = events.findLastIndex(startsUpkeep);
  return events.slice(from).filter(({ rule }) => rule.startsWith('NA-I'));
}

const amountOf = (events: readonly Event[], seat: Seat, type: Event['type'], rule: string): number =>
  sum(
    events.flatMap((event) =>
      event.type === type &&
      event.rule === rule &&
      'player' in event &&
      event.player === seat &&
      'amount' in event
        ? [event.amount ?? 0]
        : [],
    ),
  );

/** The four beats in sentences, one for each player whom a beat brings or takes something. */
export function incomeSince({ say, past, seats, nameOf }: Position): Readonly<Record<Beat, string[]>> {
  const events = lastUpkeep(past);
  const told: Record<Beat, string[]> = { harvest: [], feeding: [], goods: [], income: [] };
  seats.forEach((_, seat) => {
    const name = nameOf(seat);
    const of = (type: Event['type'], rule: string): number => amountOf(events, seat, type, rule);
    const closed = sum(
      events.flatMap((event) =>
        event.type === 'businessesClosed' && event.player === seat ? [event.count] : [],
      ),
    );
    const [harvest, fed] = [of('corn', 'NA-I1'), -of('corn', 'NA-I2') / CORN_PER_BUSINESS];
    const [goods, lost, coins] = [of('goods', 'NA-I3'), of('goodsLost', 'NA-I3'), of('coins', 'NA-I4')];
    if (harvest > 0) told.harvest.push(say.income.harvested(name, harvest));
    if (fed > 0) told.feeding.push(say.income.fed(name, fed));
    if (closed > 0) told.feeding.push(say.income.closed(name, closed, -of('vp', 'NA-I2')));
    if (goods + lost > 0) told.goods.push(say.income.unloaded(name, goods, lost));
    if (coins > 0) told.income.push(`${name}: ${say.names.amount.coins(coins)}`);
  });
  return told;
}
