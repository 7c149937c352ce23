import type { Game, Kind, Played, Refused, Seat, Table } from '@/core/game';
import { isOfMove, type Mark } from './marks';

/** One move of the past: who made it, where it started from, and what happened. */
export interface Step<K extends Kind> {
  readonly by: Seat;
  readonly move: K['Move'];
  readonly before: K['State'];
  readonly events: readonly K['Event'][];
  /** Something hidden came to light with it. */
  readonly revealed: boolean;
}

/** A game being played. The table and the moves are the game; everything else follows from them. */
export interface Match<K extends Kind> {
  readonly game: Game<K>;
  /** null for a position set up from outside: it has no beginning to record. */
  readonly table: Table | null;
  readonly state: K['State'];
  readonly steps: readonly Step<K>[];
  /** Moves taken back that can be made again, the next one first. */
  readonly future: readonly K['Move'][];
  readonly marks: readonly Mark[];
}

export const start = <K extends Kind>(game: Game<K>, table: Table): Match<K> => {
  const state = game.setup(table);
  return { ...startFrom(game, state), table: { ...table, first: table.first ?? game.toAct(state) } };
};

export const startFrom = <K extends Kind>(game: Game<K>, state: K['State']): Match<K> => ({
  game,
  table: null,
  state,
  steps: [],
  future: [],
  marks: [],
});

export type Submitted<K extends Kind> = (Played<K> & { readonly match: Match<K> }) | Refused<K>;

/** A new move drops the moves that could have been made again, and what was said of them. */
export function submit<K extends Kind>(match: Match<K>, move: unknown): Submitted<K> {
  const { game, state } = match;
  const played = game.play(state, move);
  if (!played.ok) return played;
  const step: Step<K> = {
    by: played.by,
    move: played.move,
    before: state,
    events: played.events,
    revealed: game.revealed(state, played.state),
  };
  const marks = match.marks.filter((mark) => !isOfMove(mark) || mark.at < match.steps.length);
  const steps = [...match.steps, step];
  return { ...played, match: { ...match, state: played.state, steps, future: [], marks } };
}

export type TakeBackRefusal = 'nothingToTakeBack' | 'somethingRevealed' | 'otherPlayersMove';

/**
 * The engine's undo: takes the last move back, never one that brought something hidden to light, another
 * player's only with `consent`. A table of people and bots takes back by `undo.ts`.
 */
export function takeBack<K extends Kind>(match: Match<K>, consent: boolean): Match<K> | TakeBackRefusal {
  const last = match.steps[match.steps.length - 1];
  if (last === undefined) return 'nothingToTakeBack';
  if (last.revealed) return 'somethingRevealed';
  if (!consent && last.by !== match.game.toAct(match.state)) return 'otherPlayersMove';
  return { ...match, state: last.before, steps: match.steps.slice(0, -1) };
}
