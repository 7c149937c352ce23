import { areaOf, called, frameOf, onSheet, shown, within } from './dom.mjs';

const INTERACTIVE =
  '[role="button"], [role="radio"], [role="switch"], [role="link"], a[href], button, input, textarea';
const SLACK = 0.75;
/** Of the smaller of two, that may lie under the other: rounded corners and borders. */
const MOST_OVERLAP = 0.02;

const targets = () => shown(INTERACTIVE).filter((element) => element.tabIndex >= 0);

/**
 * Everything to be tapped in sight. Places on the sheet count where `sheet` says so: where it lies too small, the
 * list beside it offers the same, and it can be magnified.
 */
const wantedTargets = ({ sheet }) => targets().filter((element) => sheet || !onSheet(element));

/** Too small for a finger. */
export const smallTargets = ({ least, ...wishes }) =>
  wantedTargets(wishes).flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) < least - SLACK
      ? [`${Math.round(width)}x${Math.round(height)}: ${called(element)}`]
      : [];
  });

const inSight = (element) => within(element.getBoundingClientRect(), frameOf(element).seen);

/** Two that can be hit where they lie on each other. */
export function overlaps(wishes) {
  const all = wantedTargets(wishes)
    .map((element) => ({ element, box: inSight(element) }))
    .filter(({ box }) => areaOf(box) > 0);
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => {
      if (one.element.contains(other.element) || other.element.contains(one.element)) return [];
      const shared = areaOf(within(one.box, other.box));
      const least = Math.min(areaOf(one.box), areaOf(other.box));
      return shared > MOST_OVERLAP * least ? [`${called(one.element)} and ${called(other.element)}`] : [];
    }),
  );
}

/** A target in sight whose middle belongs to something else. */
export const covered = (wishes) =>
  wantedTargets(wishes).flatMap((element) => {
    const box = inSight(element);
    if (areaOf(box) < 0.9 * areaOf(element.getBoundingClientRect())) return [];
    const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const free = there !== null && (element.contains(there) || there.contains(element));
    return free ? [] : [`${called(element)} lies under ${there === null ? 'nothing' : called(there)}`];
  });
