/**
 * Sent to the page: makes changes where no tap is needed, and takes away what keeps a change small. It goes by the
 * fields that React gives its elements, and by the names of the app's own props.
 */
export function reach() {
  const FUNCTIONS = [0, 11, 14, 15]; // React's tags of function components, memo and forwardRef
  const fiberOf = (element) => element[Object.keys(element).find((key) => key.startsWith('__reactFiber$'))];
  const above = (element, prop) => {
    let fiber = fiberOf(element);
    while (typeof fiber?.memoizedProps?.[prop] !== 'function') fiber = fiber.return;
    return fiber;
  };
  const board = () => above(document.querySelector('[data-testid="sheet"]'), 'onSpot');
  const forget = (fiber) => {
    for (let at = fiber; at !== null; at = at.sibling) {
      if (FUNCTIONS.includes(at.tag)) at.memoizedProps = { ...at.memoizedProps, forgotten: true };
      for (const part of at.updateQueue?.memoCache?.data ?? []) {
        part?.fill(Symbol.for('react.memo_cache_sentinel'));
      }
      if (at.child !== null) forget(at.child);
    }
  };
  globalThis.reach = {
    /** Calls what a tap on the button of this name calls. */
    press(label) {
      const element = [...document.querySelectorAll('[aria-label]')].find(
        (one) => one.getAttribute('aria-label') === label,
      );
      above(element, 'onPress').memoizedProps.onPress();
    },
    /** Nothing on the board is remembered: the next change draws all of it, as without any care. */
    redraw: () => forget(board().child),
    /** The next change takes the board away and sets up another. */
    replace() {
      const { alternate } = board();
      for (const fiber of [board(), alternate]) if (fiber !== null) fiber.key = `${Math.random()}`;
    },
  };
}
