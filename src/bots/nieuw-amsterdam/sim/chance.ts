import { RNG, type Sim } from './cells';

const WORDS = 4294967296;
const HALF = 2147483648;

/** xoroshiro128+ on the generator's cells, as the rules core rolls it: the lower half of the next sum. */
export function nextWord(sim: Sim): number {
  const high0 = sim[RNG] as number;
  const low0 = sim[RNG + 1] as number;
  const high = high0 ^ (sim[RNG + 2] as number);
  const low = low0 ^ (sim[RNG + 3] as number);
  const word = (low0 + (sim[RNG + 3] as number)) | 0;
  sim[RNG] = ((high0 << 24) | (low0 >>> 8)) ^ high ^ ((high << 16) | (low >>> 16));
  sim[RNG + 1] = ((low0 << 24) | (high0 >>> 8)) ^ low ^ (low << 16);
  sim[RNG + 2] = (low << 5) | (high >>> 27);
  sim[RNG + 3] = (high << 5) | (low >>> 27);
  return word;
}

/** A whole number from 0 up to, not including, `n`; words beyond the last whole multiple of `n` are rolled again. */
export function below(sim: Sim, n: number): number {
  const most = n > 2 ? Math.floor(WORDS / n) * n : WORDS;
  let word = nextWord(sim) + HALF;
  while (word >= most) word = nextWord(sim) + HALF;
  return word % n;
}

/** Shuffles the cells from `start` in place. */
export function shuffle(sim: Sim, start: number, count: number): void {
  for (let i = count - 1; i > 0; i--) {
    const j = below(sim, i + 1);
    const last = sim[start + i] as number;
    sim[start + i] = sim[start + j] as number;
    sim[start + j] = last;
  }
}
