/*
 * How much a player slips: what every choice seems worth is off by a little, by chance. Noise makes a weaker player,
 * and in playouts players who are not foreseen in every move.
 */
let width = 0;
let word = 1;

/** From here on judgements are off by about `points`; the same `from` gives the same slips. */
export function slipBy(points: number, from: number): void {
  width = points;
  word = from;
}

/** Where the slips have got to: other thinking may come between, and each goes on with its own. */
export const slipWord = (): number => word;

export const wordOf = (seed: number): number => Math.imul(seed ^ 0x2545f491, 0x9e3779b1) | 1;

/** Between two widths too low and two too high, mostly near 0. */
export function slip(): number {
  if (width === 0) return 0;
  return width * (part() + part());
}

/** xorshift: from -1 to 1. */
function part(): number {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  return word / 2147483648;
}
