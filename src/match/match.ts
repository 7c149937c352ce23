import type { Game, Kind, Played, Refused, Seat, Table } from '@/core/game';

/** One move of the past: who made it, and where it started from. */
export interface Step<K extends Kind> {
  readonly by: Seat;
  readonly move: K['Move'];
  readonly before: K['State'];
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
}

export const start = <K extends Kind>(game: Game<K>, table: Table): Match<K> => {
  const state = game.setup(table);
  return { game, table: { ...table, first: table.first ?? game.toAct(state) }, state, steps: [] };
};

export const startFrom = <K extends Kind>(game: Game<K>, state: K['State']): Match<K> => ({
  game,
  table: null,
  state,
  steps: [],
});

export type Submitted<K extends Kind> = (Played<K> & { readonly match: Match<K> }) | Refused<K>;

export function submit<K extends Kind>(match: Match<K>, move: unknown): Submitted<K> {
  const { game, state } = match;
  const played = game.play(state, move);
  if (!played.ok) return played;
  const step: Step<K> = {
    by: played.by,
    move: played.move,
    before: state,
    revealed: game.revealed(state, played.state),
  };
  return { ...played, match: { ...match, state: played.state, steps: [...match.steps, step] } };
}

export type TakeBackRefusal = 'nothingToTakeBack' | 'somethingRevealed' | 'otherPlayersMove';

/**
 * Takes the last move back. Never one that brought something hidden to light; another player's only with
 * `consent` of the table.
 */
export function takeBack<K extends Kind>(match: Match<K>, consent: boolean): Match<K> | TakeBackRefusal {
  const last = match.steps[match.steps.length - 1];
  if (last === undefined) return 'nothingToTakeBack';
  if (last.revealed) return 'somethingRevealed';
  if (!consent && last.by !== match.game.toAct(match.state)) return 'otherPlayersMove';
  return { ...match, state: last.before, steps: match.steps.slice(0, -1) };
}
