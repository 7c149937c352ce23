import { MOST_DEPTH } from './gate';

interface Reader {
  readonly text: string;
  at: number;
  /** Nothing more can be read. */
  broken: boolean;
}

/** Not there, or cut off. */
const NOTHING = Symbol('nothing');

/**
 * As much of damaged JSON as stands before the damage. Of a list only items that are complete; of an object also
 * the last field, as far as it goes. undefined: nothing at all.
 */
export function partialJson(text: string): unknown {
  const value = readValue({ text, at: 0, broken: false }, 0);
  return value === NOTHING ? undefined : value;
}

function readValue(reader: Reader, depth: number): unknown {
  skipSpace(reader);
  const next = reader.text[reader.at];
  if (depth > MOST_DEPTH) return broken(reader);
  if (next === '{') return readObject(reader, depth);
  if (next === '[') return readList(reader, depth);
  return readScalar(reader);
}

function broken(reader: Reader): typeof NOTHING {
  reader.broken = true;
  return NOTHING;
}

function skipSpace(reader: Reader): void {
  while (/\s/.test(reader.text[reader.at] ?? '')) reader.at++;
}

const SCALAR = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?=[\s,\]}])|true|false|null/y;

function readScalar(reader: Reader): unknown {
  SCALAR.lastIndex = reader.at;
  const [token] = SCALAR.exec(reader.text) ?? [];
  if (token === undefined) return broken(reader);
  reader.at += token.length;
  try {
    return JSON.parse(token);
  } catch {
    return broken(reader); // a text with characters no text may have
  }
}

/** Whether this sign comes next; it is then read. */
function reads(reader: Reader, sign: string): boolean {
  skipSpace(reader);
  if (reader.text[reader.at] !== sign) return false;
  reader.at++;
  return true;
}

function readList(reader: Reader, depth: number): unknown[] {
  reader.at++;
  const items: unknown[] = [];
  if (reads(reader, ']')) return items;
  for (;;) {
    const item = readValue(reader, depth + 1);
    if (reader.broken) return items;
    items.push(item);
    if (reads(reader, ']')) return items;
    if (!reads(reader, ',')) {
      reader.broken = true;
      return items;
    }
  }
}

function readObject(reader: Reader, depth: number): object {
  reader.at++;
  const fields = new Map<string, unknown>();
  if (reads(reader, '}')) return {};
  while (!reader.broken) {
    skipSpace(reader);
    const name = readScalar(reader);
    if (typeof name !== 'string' || !reads(reader, ':')) reader.broken = true;
    else {
      const value = readValue(reader, depth + 1);
      if (value !== NOTHING) fields.set(name, value);
      if (reads(reader, '}')) break;
      if (!reads(reader, ',')) reader.broken = true;
    }
  }
  return Object.fromEntries(fields);
}
