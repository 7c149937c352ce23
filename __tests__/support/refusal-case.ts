import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { MoveType } from '@/games/nieuw-amsterdam/moves';
import type { Refusal } from '@/games/nieuw-amsterdam/refusals';
import type { State } from '@/games/nieuw-amsterdam/types';

/** A position, how the refusal is provoked there, and all of it. */
export interface Case {
  readonly state: () => State;
  readonly provoke: (state: State) => unknown;
  readonly refusal: Refusal;
}

type Told = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };
export const reason = (told: Told): Refusal | null => (told.ok ? null : told.refusal);

/** This very move is refused, and so is its preview. */
export const refused = (state: () => State, move: object, refusal: Refusal): Case => ({
  state,
  provoke: (state) => [reason(game.play(state, move)), reason(game.preview(state, move))],
  refusal,
});

/** No move of this kind is possible: asked before, and told after. */
export const blocked = (state: () => State, move: { readonly type: MoveType }, refusal: Refusal): Case => ({
  state,
  provoke: (state) => [reason(game.play(state, move)), game.whyNot(state, state.current ?? 0, move.type)],
  refusal,
});
