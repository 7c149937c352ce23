import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { LAND_CARDS } from '@/games/nieuw-amsterdam/catalogue';
import { offersOf, patched, play, playAll, refusalOf, seatOf } from '../../support/table';
import { position, type Wanted } from '../../support/position';

const land: Wanted = { phase: 'land' };
const acquire = (id: string) => ({ type: 'acquireLand', land: id });
const clear = { type: 'clearLand' };

describe('acquiring land', () => {
  test('NA-L1: any face-up land may be taken, uncleared and without houses, and costs nothing', () => {
    const before = position(land);
    const { state, events } = play(before, acquire('L20-03'));

    expect(offersOf(before, 'acquireLand')).toEqual([
      { type: 'acquireLand', lands: ['L20-01', 'L20-02', 'L20-03', 'L20-04'] },
    ]);
    expect(events).toEqual([
      { type: 'tileSpent', player: 0, step: 'land', rule: 'NA-X1' },
      { type: 'landAcquired', player: 0, land: 'L20-03', rule: 'NA-L1' },
      { type: 'longhouseMoved', from: 1, to: 2, rule: 'NA-L2' },
    ]);
    expect(state).toEqual(
      patched(before, {
        seats: {
          0: { tiles: { city: 0, land: 0, trade: 0 }, lands: [{ id: 'L20-03', houses: 0, cleared: false }] },
        },
        lands: ['L20-01', 'L20-02', 'L20-04'],
        camps: [2, 1, 0, 0, 0],
      }),
    );
  });

  test('NA-L1: a land that is not on offer cannot be taken', () => {
    const state = position(land);

    expect(refusalOf(state, acquire('L20-05'))).toEqual({
      rule: 'NA-L1',
      code: 'cardNotOnOffer',
      card: 'L20-05',
    });
    expect(refusalOf(state, acquire('L99-01'))).toMatchObject({
      rule: 'PROTOCOL',
      code: 'malformed',
      field: 'land',
    });
  });

  test('NA-L1: when all four are gone there is nothing to take', () => {
    const state = position({ ...land, lands: [] });

    expect(offersOf(state, 'acquireLand')).toEqual([]);
    expect(refusalOf(state, acquire('L20-01'))).toEqual({ rule: 'NA-L1', code: 'noCardOnOffer' });
    expect(offersOf(position({ ...land, lands: ['L20-07'] }), 'acquireLand')).toEqual([
      { type: 'acquireLand', lands: ['L20-07'] },
    ]);
  });

  test('NA-L1: lands keep the order in which they came', () => {
    const state = playAll(
      position({ ...land, seats: { 0: { tiles: { land: 2 } } } }),
      acquire('L20-04'),
      acquire('L20-01'),
    );

    expect(seatOf(state, 0).lands.map(({ id }) => id)).toEqual(['L20-04', 'L20-01']);
  });
});

describe('the longhouses retreat', () => {
  const retreat = (players: number, camps: readonly number[]) =>
    play(position({ ...land, players, camps }), acquire('L20-01'));

  test.each([
    [2, [2, 0, 0, 0, 0], [1, 1, 0, 0, 0], [1, 2]],
    [2, [0, 2, 0, 0, 0], [0, 1, 1, 0, 0], [2, 3]],
    [2, [0, 1, 1, 0, 0], [0, 0, 1, 0, 0], [2, null]],
    [3, [2, 1, 0, 0, 0], [1, 2, 0, 0, 0], [1, 2]],
    [3, [1, 2, 0, 0, 0], [0, 2, 0, 0, 0], [1, null]],
    [3, [0, 1, 1, 0, 0], [0, 0, 2, 0, 0], [2, 3]],
    [3, [0, 0, 1, 1, 0], [0, 0, 0, 1, 0], [3, null]],
    [4, [2, 2, 0, 0, 0], [1, 3, 0, 0, 0], [1, 2]],
    [4, [1, 3, 0, 0, 0], [0, 3, 0, 0, 0], [1, null]],
    [4, [0, 0, 2, 1, 0], [0, 0, 1, 2, 0], [3, 4]],
    [5, [2, 3, 0, 0, 0], [1, 4, 0, 0, 0], [1, 2]],
    [5, [1, 4, 0, 0, 0], [0, 4, 0, 0, 0], [1, null]],
    [5, [0, 2, 2, 0, 0], [0, 1, 3, 0, 0], [2, 3]],
    [5, [0, 0, 0, 1, 0], [0, 0, 0, 0, 1], [4, 5]],
    [5, [0, 0, 0, 2, 1], [0, 0, 0, 1, 1], [4, null]],
  ])('NA-L2: with %i players %j becomes %j', (players, camps, after, [from, to]) => {
    const { state, events } = retreat(players, camps);

    expect(state.camps).toEqual(after);
    expect(events.slice(2)).toEqual([{ type: 'longhouseMoved', from, to, rule: 'NA-L2' }]);
  });

  test.each([2, 3, 4, 5])(
    'NA-L2: with %i players the last longhouse in the last camp stays for good',
    (players) => {
      const { state, events } = retreat(players, [0, 0, 0, 0, 1]);

      expect(state.camps).toEqual([0, 0, 0, 0, 1]);
      expect(events.map(({ type }) => type)).toEqual(['tileSpent', 'landAcquired']);
    },
  );

  test('NA-L2: clearing land moves no longhouse', () => {
    const before = position({ ...land, seats: { 0: { lands: [{ id: 'L20-01', houses: 1 }] } } });

    expect(play(before, clear).state.camps).toEqual(before.camps);
  });
});

describe('clearing land', () => {
  test('NA-L3: one full land: its timber and the points of its place', () => {
    const before = position({ ...land, seats: { 0: { vp: 7, lands: [{ id: 'L20-03', houses: 1 }] } } });
    const { state, events } = play(before, clear);

    expect(offersOf(before, 'clearLand')).toEqual([{ type: 'clearLand' }]);
    expect(events).toEqual([
      { type: 'tileSpent', player: 0, step: 'land', rule: 'NA-X1' },
      { type: 'landCleared', player: 0, land: 'L20-03', rule: 'NA-L3' },
      { type: 'timber', player: 0, amount: 3, rule: 'NA-L3' },
      { type: 'vp', player: 0, amount: 1, source: 'land', rule: 'NA-L3' },
    ]);
    expect(state).toEqual(
      patched(before, {
        seats: {
          0: {
            ...{ vp: 8, timber: 6, tiles: { city: 0, land: 0, trade: 0 } },
            lands: [{ id: 'L20-03', houses: 1, cleared: true }],
          },
        },
      }),
    );
  });

  test('NA-L3: all full lands are cleared at once, but only the rightmost of them scores', () => {
    const lands = [
      { id: 'L20-01', houses: 1 },
      { id: 'L20-05', houses: 2, cleared: true },
      { id: 'L20-10', houses: 3 },
      { id: 'L20-11', houses: 2 },
    ];
    const { events } = play(position({ ...land, round: 2, seats: { 0: { lands } } }), clear);

    expect(events.slice(1)).toEqual([
      { type: 'landCleared', player: 0, land: 'L20-01', rule: 'NA-L3' },
      { type: 'timber', player: 0, amount: 2, rule: 'NA-L3' },
      { type: 'landCleared', player: 0, land: 'L20-10', rule: 'NA-L3' },
      { type: 'timber', player: 0, amount: 5, rule: 'NA-L3' },
      { type: 'vp', player: 0, amount: 6, source: 'land', rule: 'NA-L3' },
    ]);
  });

  test.each([
    ['no land', []],
    ['a site still free', [{ id: 'L20-05', houses: 1 }]],
    ['everything full is cleared already', [{ id: 'L20-01', houses: 1, cleared: true }, { id: 'L20-02' }]],
  ])('NA-L3: there must be something to clear: %s', (_case, lands) => {
    const state = position({ ...land, seats: { 0: { lands } } });

    expect(offersOf(state, 'clearLand')).toEqual([]);
    expect(refusalOf(state, clear)).toEqual({ rule: 'NA-L3', code: 'nothingToClear' });
  });

  test('NA-L3: without a tile the tile is what is missing', () => {
    const state = position({ ...land, seats: { 0: { tiles: {}, lands: [{ id: 'L20-01', houses: 1 }] } } });

    expect(game.whyNot(state, 0, 'clearLand')).toEqual({ rule: 'NA-X1', code: 'noTile', step: 'land' });
    expect(game.whyNot(state, 0, 'acquireLand')).toEqual({ rule: 'NA-X1', code: 'noTile', step: 'land' });
  });

  test.each([
    [1, 1],
    [2, 3],
    [3, 6],
    [4, 10],
    [5, 15],
    [6, 21],
    [7, 28],
    [8, 36],
    [9, 36],
    [10, 36],
  ])('NA-L3: the land at place %i scores %i VP', (place, vp) => {
    const cards = LAND_CARDS.filter(({ sites }) => sites < 3).slice(0, place);
    const lands = cards.map(({ id, sites }, index) => ({ id, houses: sites, cleared: index < place - 1 }));
    const state = position({ ...land, round: 4, seats: { 0: { lands } } });

    expect(seatOf(play(state, clear).state, 0).vp).toBe(vp);
  });
});
