/**
 * Reading untrusted JSON. A shape builds a fresh value from known fields only, or says where and what it
 * expected. Nothing of the input is kept, so hostile keys (`__proto__`) and later changes cannot leak in.
 */
export type Shape<T> = (json: unknown) => T | Malformed;

const WHERE = Symbol('where');

export interface Malformed {
  /** The path to the offending field, '' for the value itself. */
  readonly [WHERE]: string;
  readonly expected: string;
}

export const malformed = (expected: string, where = ''): Malformed => ({ [WHERE]: where, expected });

export const isMalformed = (value: unknown): value is Malformed =>
  typeof value === 'object' && value !== null && WHERE in value;

export const fieldOf = (problem: Malformed): string => problem[WHERE];

const inside = (key: string | number, problem: Malformed): Malformed =>
  malformed(problem.expected, problem[WHERE] === '' ? String(key) : `${key}.${problem[WHERE]}`);

type Json = Readonly<Record<string, unknown>>;

const isObject = (json: unknown): json is Json =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** A whole number from `least` up. */
export const whole =
  (least = 0, most = Number.MAX_SAFE_INTEGER): Shape<number> =>
  (json) =>
    typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most
      ? json + 0 // -0 becomes 0
      : malformed(`a whole number from ${least} ${most === Number.MAX_SAFE_INTEGER ? 'up' : `to ${most}`}`);

export const bool: Shape<boolean> = (json) => (typeof json === 'boolean' ? json : malformed('true or false'));

export const text =
  (most: number): Shape<string> =>
  (json) =>
    typeof json === 'string' && json.length <= most
      ? json
      : malformed(`a text of at most ${most} characters`);

export const oneOf = <const T extends string | number>(values: readonly T[]): Shape<T> => {
  const known = new Set<unknown>(values);
  return (json) => (known.has(json) ? (json as T) : malformed(`one of ${values.join(', ')}`)); // equal to a T
};

export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (json) =>
    json === null ? null : shape(json);

/** A field that may be missing, and is then `fallback`. */
export const optional =
  <T, F>(shape: Shape<T>, fallback: F): Shape<T | F> =>
  (json) =>
    json === undefined ? fallback : shape(json);

export const list =
  <T>(item: Shape<T>, most: number, least = 0): Shape<T[]> =>
  (json) => {
    if (!Array.isArray(json) || json.length < least || json.length > most) {
      return malformed(least === most ? `a list of ${most}` : `a list of ${least} to ${most}`);
    }
    const result: T[] = [];
    for (let i = 0; i < json.length; i++) {
      const value = item(json[i]);
      if (isMalformed(value)) return inside(i, value);
      result.push(value);
    }
    return result;
  };

export type Fields<T> = { readonly [K in keyof T]: Shape<T[K]> };

/** Exactly these fields, in this order; a field is missing only if its shape is `optional`. */
export function fields<T extends object>(shapes: Fields<T>): Shape<T> {
  const fill = filler(shapes, Object.keys(shapes));
  return (json) => (isObject(json) ? fill(json, {}) : malformed('an object'));
}

/** An object known by its `type`, which `typeOf` has read before, and exactly these further fields. */
export function tagged<T extends object>(type: string, shapes: Fields<Omit<T, 'type'>>): Shape<T> {
  const fill = filler(shapes, ['type', ...Object.keys(shapes)]);
  return (json) => fill(json as Json, { type } as object) as T | Malformed; // an object of this type, says typeOf
}

/** Fills in what the shapes read; refuses fields not known. */
function filler<T extends object>(shapes: Fields<T>, known: readonly string[]) {
  const names = table(known, true);
  const keys = Object.keys(shapes) as (keyof T & string)[]; // a Fields<T> has exactly the keys of T
  const readers = keys.map((key) => ({ key, read: shapes[key] }));
  return (json: Json, result: Partial<T>): T | Malformed => {
    for (const key in json) if (names[key] === undefined) return malformed('no such field', key);
    for (const { key, read } of readers) {
      const value = read(json[key]);
      if (typeof value === 'object' && isMalformed(value)) return inside(key, value);
      if (value !== undefined) result[key] = value;
    }
    return result as T; // every key is filled but those that are optional
  };
}

/** The same value under every key, and nothing inherited: what is not in the list is undefined. */
function table<K extends string, V>(keys: readonly K[], value: V): Partial<Record<string, V>> {
  const result = Object.create(null) as Record<K, V>;
  for (const key of keys) result[key] = value;
  return result;
}

const amount = whole();

/** Amounts by kind: a missing kind means 0. */
export function amounts<K extends string>(kinds: readonly K[]): Shape<Record<K, number>> {
  const known = table(kinds, true);
  const none: Record<string, number> = {};
  for (const kind of kinds) none[kind] = 0;
  return (json) => {
    if (!isObject(json)) return malformed('an object');
    const result = { ...none };
    for (const key in json) {
      if (known[key] === undefined) return malformed('no such field', key);
      const value = json[key] === undefined ? 0 : amount(json[key]);
      if (typeof value === 'object') return inside(key, value);
      result[key] = value;
    }
    return result as Record<K, number>; // every kind stood in `none`
  };
}

/** What an object told apart by its `type` is called, if it is one; the other fields are for that type's own shape. */
export const typeOf = (json: unknown): unknown =>
  typeof json === 'object' && json !== null ? (json as Json).type : undefined; // a list has none

/** What is wrong with JSON whose type is none of these. */
export const noType = (json: unknown, types: readonly string[]): Malformed =>
  isObject(json) ? malformed(`one of ${types.join(', ')}`, 'type') : malformed('an object');
