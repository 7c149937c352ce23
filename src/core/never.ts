/** Closes a `switch` over a union: a new member that is not handled does not compile. */
export function never(value: never): never {
  throw new Error(`unexpected ${JSON.stringify(value)}`);
}
