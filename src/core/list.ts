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
  const copy = list.concat();
  const index = copy.indexOf(item);
  if (index >= 0) copy.splice(index, 1);
  return copy;
}

/** The whole numbers from 0 up to, not including, `length`. */
export function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
