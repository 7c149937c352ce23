import type { Kind, Seat } from '@/core/game';
import { fields, isMalformed, list, nullable, type Shape, text, whole } from '@/core/shape';
import type { Match } from './match';

/** What the list of games says about one without playing it through. */
export interface Summary {
  readonly moves: number;
  readonly round: number | null;
  readonly phase: string | null;
  /** null: the game is over. */
  readonly toAct: Seat | null;
  readonly scores: readonly number[] | null;
}

const MOST = 1e9;
const SEATS = 10;

export const summaryShape: Shape<Summary> = fields<Summary>({
  moves: whole(),
  round: nullable(whole()),
  phase: nullable(text(40)),
  toAct: nullable(whole(0, SEATS - 1)),
  scores: nullable(list(whole(-MOST), SEATS)),
});

/** The contract names no rounds and points; what the table's view of a game calls so is taken, else null. */
export function summaryOf<K extends Kind>({ game, state, steps }: Match<K>): Summary {
  const view: unknown = game.viewFor(state, null);
  const players = field(view, 'players', (json) => (Array.isArray(json) ? (json as unknown[]) : null));
  return {
    moves: steps.length,
    round: field(view, 'round', whole()),
    phase: field(view, 'phase', text(40)),
    toAct: game.toAct(state),
    scores: (players ?? []).map((player) => field(player, 'vp', whole(-MOST)) ?? 0),
  };
}

function field<T>(json: unknown, name: string, shape: Shape<T>): T | null {
  if (typeof json !== 'object' || json === null) return null;
  const value = shape((json as Readonly<Record<string, unknown>>)[name]); // an object's field, whatever it holds
  return isMalformed(value) ? null : value;
}
