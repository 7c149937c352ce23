import type { Kind, Secrecy, Seat } from '@/core/game';
import type { Match } from './match';
import { type Company, isHuman } from './table';

/** Taps this soon after a hand-over were meant for the player before. */
export const GUARD_MS = 300;

/**
 * What stands between two players. `banner`: the next name, nothing covered. `soft`: covered until a tap, out of
 * courtesy. `curtain`: opaque until a tap; nothing private is in the rendered tree before.
 */
export type Cover = 'none' | 'banner' | 'soft' | 'curtain';

const COVER: Readonly<Record<Secrecy, Cover>> = { open: 'banner', softHidden: 'soft', private: 'curtain' };

export interface Handover {
  /** Whose turn it is to look at the screen; null: the whole table's. */
  readonly seat: Seat | null;
  readonly cover: Cover;
  /** For `viewFor`: whose secrets may be on the screen now. */
  readonly eyes: Seat | null;
}

/** `holder` has the device: who acted last or lifted the last cover; null: nobody yet. */
export function handover<K extends Kind>(
  { game, state }: Match<K>,
  company: Company,
  holder: Seat | null,
): Handover {
  const acting = game.toAct(state);
  const [alone] = company.humans.length === 1 ? company.humans : [];
  if (acting === null) return { seat: null, cover: 'none', eyes: alone ?? null };
  if (alone !== undefined) return { seat: alone, cover: 'none', eyes: alone };
  if (!isHuman(company, acting) || acting === holder) return { seat: holder, cover: 'none', eyes: holder };
  const cover = COVER[game.secrecy];
  return { seat: acting, cover, eyes: cover === 'banner' ? acting : null };
}

/** Whether the board waits for a tap that lifts the cover. */
export const isCovered = ({ cover }: Handover): boolean => cover === 'soft' || cover === 'curtain';

/** What one player did in a row; `from` and `to` are steps, both included. */
export interface Doing<K extends Kind> {
  readonly by: Seat;
  readonly from: number;
  readonly to: number;
  readonly events: readonly K['Event'][];
}

export interface CatchUp<K extends Kind> {
  /** Oldest first. */
  readonly doings: readonly Doing<K>[];
  /** How many more there were before these. */
  readonly earlier: number;
}

export const MOST_DOINGS = 7;

/** What happened since this player last acted: the newest doings of the others. */
export function sinceLastActed<K extends Kind>({ steps }: Match<K>, seat: Seat): CatchUp<K> {
  let start = steps.length;
  while (start > 0 && steps[start - 1]?.by !== seat) start--;
  const doings: Doing<K>[] = [];
  for (const [offset, { by, events }] of steps.slice(start).entries()) {
    const to = start + offset;
    const last = doings[doings.length - 1];
    if (last?.by === by) doings[doings.length - 1] = { ...last, to, events: [...last.events, ...events] };
    else doings.push({ by, from: to, to, events });
  }
  return { doings: doings.slice(-MOST_DOINGS), earlier: Math.max(0, doings.length - MOST_DOINGS) };
}
