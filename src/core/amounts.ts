/** Counted things by kind, each kind always present. */
export type Amounts<K extends string> = Readonly<Record<K, number>>;

export function total<K extends string>(amounts: Amounts<K>, kinds: readonly K[]): number {
  let count = 0;
  for (let i = 0; i < kinds.length; i++) count += amounts[kinds[i] as K]; // i lies inside the list
  return count;
}

/** The first kind of which `purse` holds less than `price` asks, or null. */
export function shortOf<K extends string>(
  purse: Amounts<K>,
  price: Amounts<K>,
  kinds: readonly K[],
): K | null {
  for (const kind of kinds) if (price[kind] > purse[kind]) return kind;
  return null;
}

/** Every kind as often as it is counted, in the order of `kinds`. */
export function spread<K extends string>(amounts: Amounts<K>, kinds: readonly K[]): K[] {
  const result: K[] = [];
  for (const kind of kinds) for (let i = amounts[kind]; i > 0; i--) result[result.length] = kind;
  return result;
}

export function count<K extends string>(items: readonly K[], kinds: readonly K[]): Record<K, number> {
  const result: Partial<Record<K, number>> = {};
  for (const kind of kinds) result[kind] = 0;
  const counted = result as Record<K, number>; // every kind has been filled
  for (const item of items) counted[item]++;
  return counted;
}
