import { called, shown } from './dom.mjs';

const INTERACTIVE =
  '[role="button"], [role="radio"], [role="switch"], [role="link"], a[href], button, input, textarea';

const weightOf = (element) => (element.closest('[role="main"], [role="dialog"]') === null ? 1 : 3);

/** Everything a person could tap now, after scrolling perhaps; what belongs to the decision at hand weighs more. */
export const reach = () =>
  shown(INTERACTIVE).map((element) => ({ weight: weightOf(element), name: called(element) }));

/** Scrolls to one of them and says where it is; null if it has gone. */
export function aim(index) {
  const element = shown(INTERACTIVE)[index];
  if (element === undefined) return null;
  element.scrollIntoView({ block: 'nearest' });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2, typing: element.matches('input, textarea') };
}
