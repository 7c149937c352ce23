/** What is far too large or too deeply nested is turned away before anything looks inside. */
export const MOST_CHARACTERS = 1_000_000;
export const MOST_DEPTH = 32;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** How deep lists and objects lie in each other, by counting brackets outside texts; stops at one too many. */
export function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < json.length && deepest <= MOST_DEPTH; i++) {
    const unit = json.charCodeAt(i);
    if (quoted && unit === BACKSLASH) i++;
    else if (unit === QUOTE) quoted = !quoted;
    else if (!quoted && OPENING.has(unit)) deepest = Math.max(deepest, ++depth);
    else if (!quoted && CLOSING.has(unit)) depth--;
  }
  return deepest;
}
