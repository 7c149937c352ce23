import type { Seat } from '@/core/game';
import { playerAt, startWork, type Work } from './draft';
import type { Event, VpSource } from './events';
import { type Forecast, forecast } from './income';
import { type Lead, leadOf } from './leads';
import { judge, play } from './play';
import type { Refused } from './refusals';
import { type District, DISTRICTS, FURS, type Fur, type State, type Stock, STOCKS } from './types';

/** What a move would change for one player; amounts are signed. */
export interface Change {
  readonly player: Seat;
  readonly stock: Readonly<Record<Stock, number>>;
  readonly furs: Readonly<Record<Fur, number>>;
  /** Furs to be drawn blind: nobody knows their types before. */
  readonly unknownFurs: number;
  readonly vp: Partial<Readonly<Record<VpSource, number>>>;
  readonly buildings: number;
}

/** Who leads a district before and after, by seat; only districts where that changes. */
export interface LeadChange {
  readonly district: District;
  readonly before: readonly Lead[];
  readonly after: readonly Lead[];
}

export interface Preview {
  readonly changes: readonly Change[];
  readonly leads: readonly LeadChange[];
  /** The mover's next upkeep and income. */
  readonly forecast: { readonly before: Forecast; readonly after: Forecast };
  /** Something hidden comes to light: the move cannot be taken back freely. */
  readonly reveals: boolean;
}

/** What the move itself does, before anything follows by itself. */
export function preview(
  state: State,
  json: unknown,
): { readonly ok: true; readonly preview: Preview } | Refused {
  const judged = judge(state, json);
  if (!judged.ok) return judged;
  const { seat, move, rule } = judged;
  const work = startWork(state);
  rule.act(work, seat, move);
  const played = play(state, move);
  return {
    ok: true,
    preview: {
      changes: state.players.map((_, player) => changeOf(state, work, player)),
      leads: leadChanges(state, work.state),
      forecast: { before: forecast(state, seat), after: forecast(work.state, seat) },
      reveals: played.ok && revealed(state, played.state),
    },
  };
}

/** The generator moves exactly when something hidden comes to light. */
export const revealed = (before: State, after: State): boolean => before.rng !== after.rng;

function changeOf(before: State, work: Work, player: Seat): Change {
  const [old, now] = [playerAt(before, player), playerAt(work.state, player)];
  const own = work.events.filter((event) => 'player' in event && event.player === player);
  const drawn = own.flatMap((event) => (event.type === 'fursDrawn' ? event.furs : []));
  const furs = differences(FURS, old.furs, now.furs);
  for (const fur of drawn) furs[fur]--;
  return {
    player,
    stock: differences(STOCKS, old, now),
    furs,
    unknownFurs: drawn.length,
    vp: vpBySource(own),
    buildings: now.buildings - old.buildings,
  };
}

function differences<K extends string>(
  kinds: readonly K[],
  old: Readonly<Record<K, number>>,
  now: Readonly<Record<K, number>>,
): Record<K, number> {
  return Object.fromEntries(kinds.map((kind) => [kind, now[kind] - old[kind]])) as Record<K, number>; // one entry per kind
}

function vpBySource(events: readonly Event[]): Partial<Record<VpSource, number>> {
  const points: Partial<Record<VpSource, number>> = {};
  for (const event of events) {
    if (event.type === 'vp') points[event.source] = (points[event.source] ?? 0) + event.amount;
  }
  return points;
}

function leadChanges(before: State, after: State): LeadChange[] {
  const leads = (state: State, district: District): Lead[] =>
    state.players.map((_, seat) => leadOf(state, district, seat));
  return DISTRICTS.flatMap((district) => {
    const [old, now] = [leads(before, district), leads(after, district)];
    return old.every((lead, seat) => lead === now[seat]) ? [] : [{ district, before: old, after: now }];
  });
}
