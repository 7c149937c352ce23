/**
 * Jest runs tests in a realm of their own, but lends them the outer realm's structuredClone, whose copies
 * have foreign prototypes and so never pass deepStrictEqual. Rules hold plain data, so a plain copy will do.
 */
const copy = (value) => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
};
globalThis.structuredClone = copy;
