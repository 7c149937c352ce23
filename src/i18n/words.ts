import type { Kind, Seat } from '@/core/game';

/** How the table calls a seat. */
export type NameOf = (seat: Seat) => string;

/** A game's sentences in one language: what screens that know no particular game may say. */
export interface GameWords<K extends Kind> {
  readonly title: string;
  /** What the game is about, in a sentence. */
  readonly tagline: string;
  /** How the table calls each phase of the game. */
  readonly phases: Readonly<Record<string, string>>;
  /** Why a move is not possible, said to the player at the control. */
  refusal(this: void, refusal: K['Refusal']): string;
  /** A line of the log, with names, never "you". */
  event(this: void, event: K['Event'], nameOf: NameOf): string;
  /** A move as one line of the log, for take-backs and bots. */
  told(this: void, move: K['Move'], name: string): string;
  /** The very move, on a button that makes or shows it. */
  button(this: void, move: K['Move']): string;
  /** What speaks for a move or against it, by a term of the bots' judgement; '' for a term without words. */
  reason(this: void, reason: SaidReason): string;
}

export interface SaidReason {
  readonly term: string;
  /** Less than nothing speaks against the move. */
  readonly amount: number;
}

/** The phrase for a reason, of a good one and a bad one for each term. */
export function reasonSaid(
  phrases: Readonly<Record<string, readonly [good: string, bad: string]>>,
  { term, amount }: SaidReason,
): string {
  const [good, bad] = new Map(Object.entries(phrases)).get(term) ?? ['', ''];
  return amount < 0 ? bad : good;
}

/** One sentence for each member of a union, by its `code` or `type`: a missing one does not compile. */
export type ByCode<U extends { readonly code: string }> = {
  readonly [C in U['code']]: (facts: Extract<U, { code: C }>) => string;
};
export type ByType<U extends { readonly type: string }, More extends readonly unknown[]> = {
  readonly [T in U['type']]: (facts: Extract<U, { type: T }>, ...more: More) => string;
};

/** A choice and one line that explains it. */
export interface Choice {
  readonly label: string;
  readonly hint: string;
}

/** The rules of a game as the rules screen shows them. */
export interface RulesText {
  readonly title: string;
  readonly overview: Passage;
  readonly sections: readonly RulesSection[];
  readonly history: Passage;
  readonly sources: Passage;
  readonly credit: string;
}

export interface Passage {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export interface RulesSection {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly entries: readonly RuleEntry[];
}

export interface RuleEntry {
  /** The id that refusals and the log name. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}
