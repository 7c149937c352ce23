const sorted = (numbers) => [...numbers].sort((one, other) => one - other);

/** The number that a share of them does not exceed. */
export const percentile = (numbers, share) =>
  sorted(numbers)[Math.max(0, Math.ceil(numbers.length * share) - 1)];

export const median = (numbers) => percentile(numbers, 0.5);
export const worst = (numbers) => Math.max(...numbers);

export const rounded = (number, digits = 0) => Number(number.toFixed(digits));
