import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A whole number from 0 up to, not including, `n`, each equally likely. */
export type Dice = (n: number) => number;

/** A generator's whole state as 32 hexadecimal digits: plain data that lives in a game's state. */
export type Rng = string;

/** A generator in use; `rng()` is what to put back into the state afterwards. */
export interface Chance {
  readonly below: Dice;
  readonly rng: () => Rng;
}

const WORDS = 4;
const DIGITS = 8;

export function openRng(rng: Rng): Chance {
  const generator = xoroshiro128plusFromState([word(rng, 0), word(rng, 1), word(rng, 2), word(rng, 3)]);
  return {
    below: (n) => uniformInt(generator, 0, n - 1),
    rng: () => generator.getState().map(hex).join(''),
  };
}

const word = (rng: Rng, i: number): number => parseInt(rng.slice(i * DIGITS, (i + 1) * DIGITS), 16) | 0;

const hex = (word: number): string => (word >>> 0).toString(16).padStart(DIGITS, '0');

/** Whether `text` is a generator's state. All zeros would repeat zero for ever. */
export const isRng = (text: string): boolean => /^[0-9a-f]{32}$/.test(text) && /[^0]/.test(text);

/** Any text makes a generator; near texts make unrelated ones. */
export function rngFromSeed(seed: string): Rng {
  const words = Array.from({ length: WORDS }, (_, i) => hex(hash(seed, i)));
  return words.join('');
}

/** FNV-1a over the UTF-16 units, then murmur3's finaliser so that every bit of the text reaches every bit. */
function hash(text: string, salt: number): number {
  let h = 0x811c9dc5 ^ Math.imul(salt + 1, 0x9e3779b1);
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

export function shuffled<T>(list: readonly T[], below: Dice): T[] {
  const result = list.concat(); // cheaper than slice on Hermes, by far for long lists
  for (let i = result.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const last = result[i] as T; // both indexes lie inside the list
    result[i] = result[j] as T;
    result[j] = last;
  }
  return result;
}
