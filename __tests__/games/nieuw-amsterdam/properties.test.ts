import fc from 'fast-check';
import { randomMove } from '@/core/game';
import { openRng, rngFromSeed } from '@/core/rng';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { State } from '@/games/nieuw-amsterdam/types';
import { deepFreeze } from '../../support/conformance';

/** A state somewhere in a random game. */
function stateAfter(players: number, seed: string, moves: number): State {
  const { below } = openRng(rngFromSeed(seed));
  let state = game.setup({ players, seed, first: null });
  for (let i = 0; i < moves && state.current !== null; i++) {
    const played = game.play(state, randomMove(game, state, below));
    if (played.ok) state = played.state;
  }
  return deepFreeze(state);
}

const anyState = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.string(), fc.nat(250))
  .map(([players, seed, moves]) => stateAfter(players, seed, moves));

const number = fc.oneof(
  fc.nat(12),
  fc.integer(),
  fc.double(),
  fc.constantFrom(-1, 0.5, 1e308, 2 ** 53, '3', null),
);
const amounts = fc.dictionary(
  fc.constantFrom(
    'coins',
    'goods',
    'timber',
    'corn',
    'furs',
    'lynx',
    'beaver',
    'docks',
    'granary',
    '__proto__',
    'x',
  ),
  number,
);

/** The moves of the protocol with anything in their fields, and anything at all. */
const hostileMove = fc.oneof(
  fc.anything(),
  fc.record(
    {
      type: fc.constantFrom(
        'bid',
        'pay',
        'tradeFurs',
        'shipFurs',
        'blackMarket',
        'buildBusinesses',
        'lumberYard',
        'toString',
      ),
      amount: number,
      count: number,
      buy: number,
      sell: number,
      column: number,
      trader: fc.constantFrom('top', 'middle', 'bottom', 'constructor'),
      ship: fc.string(),
      furs: fc.oneof(number, amounts),
      pay: amounts,
      with: fc.oneof(amounts, fc.anything()),
      districts: amounts,
    },
    { requiredKeys: ['type'] },
  ),
);

test('whatever is sent as a move gets an answer, and a refused one changes nothing', () => {
  fc.assert(
    fc.property(anyState, fc.array(hostileMove, { maxLength: 20 }), (state, moves) => {
      const before = JSON.stringify(state);
      for (const move of moves) {
        const answer = game.play(state, move);
        if (!answer.ok) expect(answer.refusal.rule).toMatch(/^(NA-[A-Z]\d|PROTOCOL)$/);
      }
      expect(JSON.stringify(state)).toBe(before);
    }),
    { numRuns: 200 },
  );
});

test('whatever is sent as a state gets an answer', () => {
  fc.assert(
    fc.property(fc.anything({ maxDepth: 4 }), (json) => {
      expect(game.read(json).ok).toBe(false);
    }),
    { numRuns: 500 },
  );
});

/** Every path to a value inside some JSON. */
function paths(json: unknown, prefix: readonly string[] = []): (readonly string[])[] {
  if (typeof json !== 'object' || json === null) return [prefix];
  return [prefix, ...Object.entries(json).flatMap(([key, value]) => paths(value, [...prefix, key]))];
}

function replaced(json: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined || typeof json !== 'object' || json === null) return value;
  const inner = replaced((json as Readonly<Record<string, unknown>>)[key], rest, value); // any object has string keys
  return Array.isArray(json)
    ? json.map((item: unknown, i) => (String(i) === key ? inner : item))
    : { ...json, [key]: inner };
}

test('a state with one value replaced is refused, naming a field, or plays on to its end', () => {
  const value = fc.oneof(
    number,
    fc.boolean(),
    fc.constantFrom('lynx', 'L20-01', 'S20-01', 'city', [], {}, 'bid', 'over'),
  );
  fc.assert(
    fc.property(anyState, fc.nat(), value, (state, choice, other) => {
      const all = paths(state);
      const tampered = replaced(state, all[choice % all.length] ?? [], other);
      const read = game.read(tampered);
      if (!read.ok) {
        expect(read.refusal).toHaveProperty('field');
        return;
      }
      const { below } = openRng(rngFromSeed('on'));
      let now = deepFreeze(read.state);
      while (now.current !== null) {
        const played = game.play(now, randomMove(game, now, below));
        expect(played.ok).toBe(true);
        if (played.ok) now = deepFreeze(played.state);
      }
      expect(now.phase).toBe('over');
    }),
    { numRuns: 300 },
  );
});

test('the same table gives the same bytes, whoever is named to start has token 1', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.string(), fc.nat(4), (players, seed, wish) => {
      const first = wish % players;
      const drawn = game.setup({ players, seed, first: null });
      const named = game.setup({ players, seed, first });
      expect(JSON.stringify(game.setup({ players, seed, first: null }))).toBe(JSON.stringify(drawn));
      expect(named.players[first]?.token).toBe(1);
      expect(named.piles).toEqual(drawn.piles);
      expect(JSON.stringify(game.setup({ players, seed, first: drawn.current }))).toBe(JSON.stringify(drawn));
    }),
  );
});
