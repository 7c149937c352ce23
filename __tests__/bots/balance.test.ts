import { sit } from '../../scripts/balance/sitting';

const GAMES = [2, 3, 4, 5].map((players) => sit({ players, level: 'easy', number: 1 }));

test('every point of a player has a source', () => {
  for (const { points, vp } of GAMES.flat()) {
    expect(Object.values(vp).reduce((sum, part) => sum + part, 0)).toBe(points);
  }
});

test('everybody starts from another place, and a win is shared out whole', () => {
  for (const game of GAMES) {
    const places = game.map(({ position }) => position).sort();
    expect(places).toEqual(game.map((_, index) => index + 1));
    expect(game.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  }
});

test('temperaments are as mixed as can be', () => {
  const kinds = GAMES.map((game) => new Set(game.map(({ temperament }) => temperament)).size);
  expect(kinds).toEqual([2, 3, 3, 3]);
});

test('everybody takes a column in the first round, and most pay for it', () => {
  const columns = GAMES.flat().map(({ first }) => first);
  for (const { column, tiles } of columns) {
    expect(tiles).toHaveLength(column < 2 ? 3 : 2);
  }
  expect(columns.filter(({ price }) => price > 0).length).toBeGreaterThan(columns.length / 3);
});

test('six rounds of three specials are taken or passed, and no tile is lost', () => {
  const specials = ['lumberYard', 'granary', 'buildWarehouse', 'buildHouses', 'blackMarket', 'moveTradingPost', 'specialPassed'] as const; // prettier-ignore
  for (const { uses } of GAMES.flat()) {
    expect(specials.reduce((sum, use) => sum + (uses[use] ?? 0), 0)).toBe(18);
  }
});
