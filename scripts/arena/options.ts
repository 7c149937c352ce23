/** A whole number from the command line; anything else ends the program with a word about it. */
export function whole(name: string, text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`--${name} wants a whole number, not "${text}"`);
  return Number(text);
}
