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

const has = (json: Json, key: string): boolean => Object.prototype.hasOwnProperty.call(json, key);

/** A whole number from `least` up; beyond 10^9 nothing in a game can be meant. */
export const whole =
  (least = 0, most = 1e9): Shape<number> =>
  (json) =>
    typeof json === 'number' && Number.isInteger(json) && json >= least && json <= most
      ? json + 0 // -0 becomes 0
      : malformed(`a whole number from ${least} to ${most}`);

export const bool: Shape<boolean> = (json) => (typeof json === 'boolean' ? json : malformed('true or false'));

export const text =
  (most: number): Shape<string> =>
  (json) =>
    typeof json === 'string' && json.length <= most
      ? json
      : malformed(`a text of at most ${most} characters`);

export const oneOf =
  <const T extends string | number>(values: readonly T[]): Shape<T> =>
  (json) => {
    for (let i = 0; i < values.length; i++) if (values[i] === json) return json as T; // equal to a T
    return malformed(`one of ${values.join(', ')}`);
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
  const keys = Object.keys(shapes) as (keyof T & string)[]; // a Fields<T> has exactly the keys of T
  return (json) => {
    if (!isObject(json)) return malformed('an object');
    const stranger = Object.keys(json).find((key) => !has(shapes, key));
    if (stranger !== undefined) return malformed('no such field', stranger);
    const result: Partial<T> = {};
    for (const key of keys) {
      const value = shapes[key](has(json, key) ? json[key] : undefined);
      if (isMalformed(value)) return inside(key, value);
      if (value !== undefined) result[key] = value;
    }
    return result as T; // every key is filled but those that are optional
  };
}

/** Amounts by kind: a missing kind means 0. */
export function amounts<K extends string>(kinds: readonly K[]): Shape<Record<K, number>> {
  const amount = optional(whole(), 0);
  const shapes: Partial<Record<K, Shape<number>>> = {};
  for (const kind of kinds) shapes[kind] = amount;
  return fields(shapes as Fields<Record<K, number>>); // every kind has been filled
}

/** The `type` of an object told apart by it; the other fields are for that type's own shape. */
export function typeOf<T extends string>(json: unknown, types: Shape<T>): T | Malformed {
  if (!isObject(json)) return malformed('an object');
  const type = types(has(json, 'type') ? json.type : undefined);
  return isMalformed(type) ? inside('type', type) : type;
}
