import type { Seat } from '@/core/game';

/**
 * What the log tells beside the moves. Of taking back — `agreedUndo`: the table agreed to it; `practice`: a lone
 * player took back what had come to light; `agreedPractice`: the table agreed to that. Of who plays — `tookOver`: a
 * bot from here on; `gaveBack`: the person again. Of one move — `limited`: the clock cut the bot's thinking short, so
 * thinking again may end elsewhere; `botFault`: the bot had no legal move to offer, and a random one was made.
 */
export const MARK_KINDS = [
  'agreedUndo',
  'practice',
  'agreedPractice',
  'tookOver',
  'gaveBack',
  'limited',
  'botFault',
] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** A line in the log that is no move: `at` so many steps, of `by`. */
export interface Mark {
  readonly at: number;
  readonly kind: MarkKind;
  readonly by: Seat;
}

/** What is said of one move goes back and comes again with it. */
export const isOfMove = ({ kind }: Mark): boolean => kind === 'limited' || kind === 'botFault';

/** Whether something that had come to light was taken back: such a game counts as practice. */
export const isPractice = ({ marks }: { readonly marks: readonly Mark[] }): boolean =>
  marks.some(({ kind }) => kind === 'practice' || kind === 'agreedPractice');

const CONTRARY: Readonly<Partial<Record<MarkKind, MarkKind>>> = {
  tookOver: 'gaveBack',
  gaveBack: 'tookOver',
};

/** Moved to where the game is after a step back. A change of who plays and its contrary at one place are none. */
export function marksAt(marks: readonly Mark[], steps: number): readonly Mark[] {
  return marks.reduce<readonly Mark[]>(
    (kept, mark) => withMark(kept, mark.at > steps && !isOfMove(mark) ? { ...mark, at: steps } : mark),
    [],
  );
}

export function withMark(marks: readonly Mark[], mark: Mark): readonly Mark[] {
  const contrary = marks.find(
    ({ at, by, kind }) => at === mark.at && by === mark.by && kind === CONTRARY[mark.kind],
  );
  return contrary === undefined ? [...marks, mark] : marks.filter((other) => other !== contrary);
}
