/** The element at `index`. Asking beyond the end is a bug of ours, so it throws. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index} of ${list.length}`);
  return item;
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < numbers.length; i++) total += numbers[i] ?? 0;
  return total;
}

/** `list` without the first element equal to `item`. */
export function without<T>(list: readonly T[], item: T): T[] {
  const copy = list.slice();
  const index = copy.indexOf(item);
  if (index >= 0) copy.splice(index, 1);
  return copy;
}

/** The whole numbers from 0 up to, not including, `length`. */
export function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/**
 * A list with room for sixteen, to be filled from 0 on and then cut to its length. On Hermes a list that grows item
 * by item costs four times as much, and every move makes several.
 */
// prettier-ignore
export const roomy = <T>(): T[] =>
  [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null] as unknown[] as T[];
