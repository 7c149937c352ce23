import type { Kind, Seat } from '@/core/game';

/** How the table calls a seat. */
export type NameOf = (seat: Seat) => string;

/** A game's sentences in one language. */
export interface GameWords<K extends Kind> {
  readonly title: string;
  /** Why a move is not possible, said to the player at the control. */
  refusal(refusal: K['Refusal']): string;
  /** A line of the log, with names, never "you". */
  event(event: K['Event'], nameOf: NameOf): string;
}

/** One sentence for each member of a union, by its `code` or `type`: a missing one does not compile. */
export type ByCode<U extends { readonly code: string }> = {
  readonly [C in U['code']]: (facts: Extract<U, { code: C }>) => string;
};
export type ByType<U extends { readonly type: string }> = {
  readonly [T in U['type']]: (facts: Extract<U, { type: T }>, nameOf: NameOf) => string;
};
