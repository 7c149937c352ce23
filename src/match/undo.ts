import type { Kind, Seat } from '@/core/game';
import { type MarkKind, marksAt, withMark } from './marks';
import { type Match, type Step, submit } from './match';
import { type Company, isHuman } from './table';

/** What taking back needs: nothing, a tap for "the table agrees", or that the game becomes practice. */
export type Need = 'nothing' | 'agreement' | 'practice' | 'agreementAndPractice';

/** A way back: nothing has changed yet. */
export interface TakeBack {
  /** So many steps remain. */
  readonly to: number;
  /** Whose decision it will be again. */
  readonly by: Seat;
  readonly need: Need;
  /** The other people whose moves go, or who have looked since: they are the ones to agree. */
  readonly others: readonly Seat[];
}

const MARK_OF: Readonly<Record<Exclude<Need, 'nothing'>, MarkKind>> = {
  agreement: 'agreedUndo',
  practice: 'practice',
  agreementAndPractice: 'agreedPractice',
};

/** Back before the last decision of a person; what bots did since goes with it. null: there is none. */
export function undoStep<K extends Kind>(match: Match<K>, company: Company): TakeBack | null {
  const end = afterLastHuman(match, company);
  return end === 0 ? null : wayBack(match, company, end - 1);
}

/**
 * Back to where the person in turn, or who was last, began to decide: the moves made in a row since. A reveal
 * ends such a row: a button that sounds harmless does not take back what came to light.
 */
export function restartTurn<K extends Kind>(match: Match<K>, company: Company): TakeBack | null {
  const { steps } = match;
  const acting = match.game.toAct(match.state);
  const inTurn = isHuman(company, acting);
  const end = inTurn ? steps.length : afterLastHuman(match, company);
  const seat = inTurn ? acting : steps[end - 1]?.by;
  const inRow = (step: Step<K> | undefined): boolean => step?.by === seat && !step?.revealed;
  let to = end;
  while (to > 0 && inRow(steps[to - 1])) to--;
  return to === end ? null : wayBack(match, company, to);
}

/** How many steps there are up to the last one a person made. */
function afterLastHuman<K extends Kind>({ steps }: Match<K>, company: Company): number {
  let end = steps.length;
  while (end > 0 && !isHuman(company, steps[end - 1]?.by ?? null)) end--;
  return end;
}

function wayBack<K extends Kind>(match: Match<K>, company: Company, to: number): TakeBack | null {
  const undone = match.steps.slice(to);
  const first = undone[0];
  if (first === undefined) return null;
  const others = seenBy(match, company, undone).filter((seat) => seat !== first.by);
  const revealed = undone.some((step) => step.revealed);
  const agreement = company.humans.length > 1 && (others.length > 0 || revealed);
  return { to, by: first.by, need: needOf(agreement, revealed), others };
}

function needOf(agreement: boolean, practice: boolean): Need {
  if (agreement) return practice ? 'agreementAndPractice' : 'agreement';
  return practice ? 'practice' : 'nothing';
}

/** The people who made these steps, and who is looking now: at the end that is everybody. */
function seenBy<K extends Kind>(match: Match<K>, company: Company, undone: readonly Step<K>[]): Seat[] {
  const acting = match.game.toAct(match.state);
  return company.humans.filter(
    (seat) => acting === null || acting === seat || undone.some(({ by }) => by === seat),
  );
}

/** Goes that way back. What was taken back can be made again; what needed something leaves a mark in the log. */
export function takenBack<K extends Kind>(match: Match<K>, { to, by, need }: TakeBack): Match<K> {
  const first = match.steps[to];
  if (first === undefined) return match;
  const undone = match.steps.slice(to).map(({ move }) => move);
  const marks = marksAt(match.marks, to);
  return {
    ...match,
    state: first.before,
    steps: match.steps.slice(0, to),
    future: [...undone, ...match.future],
    marks: need === 'nothing' ? marks : withMark(marks, { at: to, kind: MARK_OF[need], by }),
  };
}

/** Makes the next move again, and those of bots after it. null: there is nothing to make again. */
export function redone<K extends Kind>(match: Match<K>, company: Company): Match<K> | null {
  const [move, ...future] = match.future;
  if (move === undefined) return null;
  const played = submit(match, move);
  if (!played.ok) return null;
  const next = { ...played.match, future, marks: match.marks };
  return isHuman(company, next.game.toAct(next.state)) ? next : (redone(next, company) ?? next);
}
