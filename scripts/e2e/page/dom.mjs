/** What the checks share: who is in sight, and what an element is called in a report. */

export const styleOf = (element) => getComputedStyle(element);

function* ancestors(element) {
  for (let above = element.parentElement; above !== null; above = above.parentElement) yield above;
}

/** An open dialog is all there is. */
const layer = () =>
  [...document.querySelectorAll('[role="dialog"], [aria-modal="true"]')].at(-1) ?? document.body;

/** Expo's router keeps the screens below in the page, hidden. */
function isShown(element) {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    element.closest('[inert]') === null
  );
}

export const shown = (selector) => [...layer().querySelectorAll(selector)].filter(isShown);

/** Drawn lettering, and whatever belongs to the sheet that can be magnified. */
export function onSheet(element) {
  const frame = document.querySelector('[data-testid="sheet"]')?.closest('[role="group"]');
  return element.closest('svg') !== null || frame?.contains(element) === true;
}

const scrolls = (way) => way === 'auto' || way === 'scroll';

const ENDLESS = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const acrossOf = ({ left, right }) => ({ left, right });
const downOf = ({ top, bottom }) => ({ top, bottom });

/**
 * `seen`: the part of the window an element can be seen in without scrolling. `whole`: the same as far as
 * scrolling reaches; in a direction that scrolls that is everywhere, whatever lies around what scrolls.
 */
export function frameOf(element) {
  const { clientWidth: right, clientHeight: bottom } = document.documentElement;
  let seen = { left: 0, top: 0, right, bottom };
  let whole = { ...ENDLESS, left: 0, right };
  const free = { across: false, down: false };
  for (const above of ancestors(element)) {
    const { overflowX, overflowY } = styleOf(above);
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const box = above.getBoundingClientRect();
    seen = within(seen, box);
    if (scrolls(overflowX) && above.scrollWidth > above.clientWidth) free.across = true;
    if (scrolls(overflowY) && above.scrollHeight > above.clientHeight) free.down = true;
    if (!free.across) whole = within(whole, { ...ENDLESS, ...acrossOf(box) });
    if (!free.down) whole = within(whole, { ...ENDLESS, ...downOf(box) });
  }
  return { seen, whole: free.across ? { ...whole, ...acrossOf(ENDLESS) } : whole };
}

/** Where two boxes overlap; empty if they do not. */
export const within = (one, other) => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

export const areaOf = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);

const LONG = 60;

export function called(element) {
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
  return `${role} "${name.trim().slice(0, LONG)}"`;
}
