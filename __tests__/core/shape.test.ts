import {
  amounts,
  bool,
  fieldOf,
  fields,
  isMalformed,
  list,
  malformed,
  noType,
  nullable,
  oneOf,
  optional,
  type Shape,
  tagged,
  text,
  typeOf,
  whole,
} from '@/core/shape';

/** What a shape makes of a value: the value, or where and what it expected. */
const read = (shape: Shape<unknown>, json: unknown): unknown => {
  const value = shape(json);
  return isMalformed(value) ? { field: fieldOf(value), expected: value.expected } : { value };
};
const wrong = (expected: string, field = '') => ({ field, expected });

describe('whole numbers', () => {
  test('from the least to the most', () => {
    expect([0, 1, 2 ** 53 - 1].map((json) => read(whole(), json))).toEqual([
      { value: 0 },
      { value: 1 },
      { value: 2 ** 53 - 1 },
    ]);
    expect([2, 5].map((json) => read(whole(2, 5), json))).toEqual([{ value: 2 }, { value: 5 }]);
    expect(read(whole(2, 5), 1)).toEqual(wrong('a whole number from 2 to 5'));
    expect(read(whole(2, 5), 6)).toEqual(wrong('a whole number from 2 to 5'));
    expect(read(whole(3), 2)).toEqual(wrong('a whole number from 3 up'));
  });

  test.each([-1, 0.5, 2 ** 53, NaN, Infinity, -Infinity, '1', null, undefined, [1], {}, true, new Number(1)])(
    '%p is none',
    (json) => {
      expect(read(whole(), json)).toEqual(wrong('a whole number from 0 up'));
    },
  );

  test('minus zero becomes zero', () => {
    expect(Object.is(whole()(-0), 0)).toBe(true);
  });
});

describe('booleans, texts and choices', () => {
  test('true or false, nothing like it', () => {
    expect([true, false].map((json) => read(bool, json))).toEqual([{ value: true }, { value: false }]);
    for (const json of [0, 1, 'true', null, undefined])
      expect(read(bool, json)).toEqual(wrong('true or false'));
  });

  test('texts up to a length', () => {
    expect([read(text(3), ''), read(text(3), 'abc')]).toEqual([{ value: '' }, { value: 'abc' }]);
    for (const json of ['abcd', 3, null, undefined, ['a']]) {
      expect(read(text(3), json)).toEqual(wrong('a text of at most 3 characters'));
    }
  });

  test('one of some values', () => {
    const shape = oneOf(['a', 'b', 1]);

    expect(['a', 'b', 1].map((json) => read(shape, json))).toEqual([
      { value: 'a' },
      { value: 'b' },
      { value: 1 },
    ]);
    for (const json of ['c', '1', 2, null, undefined, ['a'], 'length']) {
      expect(read(shape, json)).toEqual(wrong('one of a, b, 1'));
    }
  });
});

describe('what may be missing', () => {
  test('null where it is allowed', () => {
    expect(read(nullable(bool), null)).toEqual({ value: null });
    expect(read(nullable(bool), true)).toEqual({ value: true });
    expect(read(nullable(bool), undefined)).toEqual(wrong('true or false'));
  });

  test('a fallback for what is not there', () => {
    expect(read(optional(bool, 'none'), undefined)).toEqual({ value: 'none' });
    expect(read(optional(bool, 'none'), true)).toEqual({ value: true });
    expect(read(optional(bool, 'none'), null)).toEqual(wrong('true or false'));
  });
});

describe('lists', () => {
  test('of so many, at least and at most', () => {
    const shape = list(whole(), 3, 1);

    expect([read(shape, [1]), read(shape, [1, 2, 3])]).toEqual([{ value: [1] }, { value: [1, 2, 3] }]);
    for (const json of [[], [1, 2, 3, 4], 'abc', { length: 2 }, null, undefined]) {
      expect(read(shape, json)).toEqual(wrong('a list of 1 to 3'));
    }
    expect(read(list(whole(), 3), [])).toEqual({ value: [] });
    expect(read(list(whole(), 3), 0)).toEqual(wrong('a list of 0 to 3'));
    expect(read(list(whole(), 2, 2), [1])).toEqual(wrong('a list of 2'));
  });

  test('a wrong item is named by its index', () => {
    expect(read(list(bool, 3), [true, 1, 2])).toEqual(wrong('true or false', '1'));
    expect(read(list(list(bool, 3), 3), [[], [true, 0]])).toEqual(wrong('true or false', '1.1'));
  });

  test('a hole is not an item', () => {
    expect(read(list(bool, 3), new Array(2))).toEqual(wrong('true or false', '0'));
  });

  test('the list is a new one', () => {
    const json = [true];

    expect(list(bool, 3)(json)).not.toBe(json);
  });
});

describe('objects', () => {
  const shape = fields({ name: text(9), at: fields({ x: whole(), y: optional(whole(), undefined) }) });

  test('exactly these fields, in this order', () => {
    const value = shape({ at: { y: 2, x: 1 }, name: 'n' });

    expect(JSON.stringify(value)).toBe('{"name":"n","at":{"x":1,"y":2}}');
    expect(JSON.stringify(shape({ name: 'n', at: { x: 1 } }))).toBe('{"name":"n","at":{"x":1}}');
  });

  test('a missing, a wrong and a strange field are named by their path', () => {
    expect(read(shape, { name: 'n' })).toEqual(wrong('an object', 'at'));
    expect(read(shape, { name: 'n', at: {} })).toEqual(wrong('a whole number from 0 up', 'at.x'));
    expect(read(shape, { name: 1, at: { x: 1 } })).toEqual(wrong('a text of at most 9 characters', 'name'));
    expect(read(shape, { name: 'n', at: { x: 1, z: 1 } })).toEqual(wrong('no such field', 'at.z'));
    expect(read(shape, { name: 'n', at: { x: 1 }, toString: 1 })).toEqual(wrong('no such field', 'toString'));
  });

  test.each([null, undefined, [], 'x', 1, () => ({})])('%p is no object', (json) => {
    expect(read(shape, json)).toEqual(wrong('an object'));
  });

  test('a hostile prototype gets nowhere', () => {
    const hostile: unknown = JSON.parse('{"name":"n","at":{"x":1},"__proto__":{"name":"evil"}}');
    const missing: unknown = JSON.parse('{"__proto__":{"name":"n","at":{"x":1}}}');

    expect(read(shape, hostile)).toEqual(wrong('no such field', '__proto__'));
    expect(read(shape, missing)).toEqual(wrong('no such field', '__proto__'));
    expect(({} as Record<string, unknown>).name).toBeUndefined();
    expect(read(fields({}), Object.create(null))).toEqual({ value: {} });
  });

  test('a value that looks like a problem is not taken for one', () => {
    expect(isMalformed({ where: '', expected: 'x' })).toBe(false);
    expect(isMalformed(null)).toBe(false);
    expect(isMalformed('x')).toBe(false);
    expect(isMalformed(malformed('x'))).toBe(true);
    expect(fieldOf(malformed('x', 'a.b'))).toBe('a.b');
  });
});

describe('amounts', () => {
  test('a missing kind means 0, in the order of the kinds', () => {
    expect(JSON.stringify(amounts(['a', 'b'])({ b: 2 }))).toBe('{"a":0,"b":2}');
    expect(read(amounts(['a', 'b']), {})).toEqual({ value: { a: 0, b: 0 } });
  });

  test('unknown kinds and anything but whole numbers are refused', () => {
    expect(read(amounts(['a']), { b: 0 })).toEqual(wrong('no such field', 'b'));
    expect(read(amounts(['a']), { a: -1 })).toEqual(wrong('a whole number from 0 up', 'a'));
    expect(read(amounts(['a']), { a: null })).toEqual(wrong('a whole number from 0 up', 'a'));
    expect(read(amounts(['a']), [])).toEqual(wrong('an object'));
  });
});

describe('the type of an object', () => {
  test('is what its field says, whatever the others are', () => {
    expect(typeOf({ type: 'go', speed: 3 })).toBe('go');
    for (const json of [{}, null, undefined, 'go', ['go']]) expect(typeOf(json)).toBeUndefined();
  });

  test('must be one of those known', () => {
    const problem = (json: unknown) => read(() => noType(json, ['go', 'stop']), json);
    expect(problem({ type: 'fly' })).toEqual(wrong('one of go, stop', 'type'));
    expect(problem({})).toEqual(wrong('one of go, stop', 'type'));
    for (const json of [null, undefined, 'go', ['go']]) expect(problem(json)).toEqual(wrong('an object'));
  });
});

describe('an object known by its type', () => {
  const shape = tagged<{ type: 'go'; speed: number; far?: boolean | undefined }>('go', {
    speed: whole(1, 9),
    far: optional(bool, undefined),
  });

  test('has its type first, then exactly its further fields', () => {
    expect(JSON.stringify(shape({ speed: 3, type: 'go' }))).toBe('{"type":"go","speed":3}');
    expect(JSON.stringify(shape({ far: true, speed: 3, type: 'go' }))).toBe(
      '{"type":"go","speed":3,"far":true}',
    );
    expect(read(shape, { type: 'go' })).toEqual(wrong('a whole number from 1 to 9', 'speed'));
    expect(read(shape, { type: 'go', speed: 3, height: 1 })).toEqual(wrong('no such field', 'height'));
  });
});
