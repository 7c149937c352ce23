import { chance } from '../art/pen';

/** Samples a second: enough for everything below the highest partial of a coin. */
export const RATE = 16_000;

/** Samples between -1 and 1, before they are made equally loud. */
export type Wave = Float64Array;

/** A wave of so many seconds, told moment by moment. */
export function wave(seconds: number, at: (t: number) => number): Wave {
  return Float64Array.from({ length: Math.round(seconds * RATE) }, (_, index) => at(index / RATE));
}

/** One thing that rings: its pitch, how loud, and after how many seconds only a third of it is left. */
export interface Partial {
  readonly hertz: number;
  readonly loud: number;
  readonly fades: number;
}

/** Struck at a moment; silent before it. */
export const ring =
  (partials: readonly Partial[], struck = 0) =>
  (t: number): number => {
    const since = t - struck;
    if (since < 0) return 0;
    return partials.reduce(
      (sum, { hertz, loud, fades }) =>
        sum + loud * Math.exp(-since / fades) * Math.sin(2 * Math.PI * hertz * since),
      0,
    );
  };

/** Noise of a seed: the same on every machine. */
export function noise(seconds: number, seed: number): Wave {
  const next = chance(seed);
  return wave(seconds, () => next() * 2 - 1);
}

/** Only what lies near a pitch: a resonator of two poles; `width` in hertz. */
export function near(hertz: number, width: number, input: Wave): Wave {
  const r = Math.exp((-Math.PI * width) / RATE);
  const turn = 2 * r * Math.cos((2 * Math.PI * hertz) / RATE);
  const output = new Float64Array(input.length);
  let [one, two] = [0, 0];
  input.forEach((sample, index) => {
    const next = (1 - r) * sample + turn * one - r * r * two;
    output[index] = next;
    [two, one] = [one, next];
  });
  return output;
}

export const shaped = (input: Wave, loudness: (t: number) => number): Wave =>
  input.map((sample, index) => sample * loudness(index / RATE));

/** All at once, as long as the longest. */
export function mixed(...waves: readonly Wave[]): Wave {
  const output = new Float64Array(Math.max(...waves.map(({ length }) => length)));
  for (const input of waves)
    input.forEach((sample, index) => (output[index] = (output[index] ?? 0) + sample));
  return output;
}

/** A swell: up within `rise` seconds from `start`, and away again. */
export const swell =
  (start: number, rise: number, fades: number) =>
  (t: number): number => {
    const since = t - start;
    if (since < 0) return 0;
    return since < rise ? since / rise : Math.exp(-(since - rise) / fades);
  };
