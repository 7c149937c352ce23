import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { offersOf, patched, play, refusalOf, seatOf } from '../../support/table';
import { position, type Wanted } from '../../support/position';

const warehouse = { type: 'buildWarehouse' };
const houses = (count: number) => ({ type: 'buildHouses', count });

describe('the docks', () => {
  const table = (own: object = {}, wanted: Wanted = {}) => position({ ...wanted, seats: { 0: own } });

  test('NA-D3: 1 timber and a building make the next warehouse', () => {
    const before = table();
    const { state, events } = play(before, warehouse);

    expect(offersOf(before, 'buildWarehouse')).toEqual([{ type: 'buildWarehouse', fee: 1 }]);
    expect(events).toEqual([
      { type: 'specialTaken', player: 0, district: 'docks', rule: 'NA-D0' },
      { type: 'coins', player: 0, amount: -1, rule: 'NA-D0' },
      { type: 'timber', player: 0, amount: -1, rule: 'NA-D3' },
      { type: 'warehouseBuilt', player: 0, site: 2, rule: 'NA-D3' },
    ]);
    expect(state).toEqual(
      patched(before, {
        seats: { 0: { coins: 7, timber: 2, buildings: 23, warehouses: 2, specialUsed: true } },
      }),
    );
  });

  test.each([
    [2, 6],
    [3, 8],
    [4, 10],
  ])('NA-D3: with warehouse %i the docks have room for %i goods', (warehouses, room) => {
    const json = (goods: number) => ({
      ...table({ warehouses }),
      players: table({ warehouses }).players.map((player, seat) =>
        seat === 0 ? { ...player, goods } : player,
      ),
    });

    expect(game.read(json(room)).ok).toBe(true);
    expect(game.read(json(room + 1)).ok).toBe(false);
  });

  test('NA-D3: there are four sites', () => {
    expect(seatOf(play(table({ warehouses: 3 }), warehouse).state, 0).warehouses).toBe(4);
    expect(offersOf(table({ warehouses: 4 }), 'buildWarehouse')).toEqual([]);
    expect(refusalOf(table({ warehouses: 4 }), warehouse)).toEqual({
      rule: 'NA-D3',
      code: 'wharfFull',
      most: 4,
    });
  });

  test('NA-D3: 1 timber is enough, none is not', () => {
    expect(seatOf(play(table({ timber: 1 }), warehouse).state, 0).timber).toBe(0);
    expect(refusalOf(table({ timber: 0 }), warehouse)).toEqual({
      ...{ rule: 'NA-D3', code: 'short', of: 'timber', need: 1, have: 0 },
    });
  });

  test('NA-D7: the last building in hand makes a warehouse, without one there is none', () => {
    const last = table({}, { districts: { granary: [23, 0, 0] } });
    const none = table({}, { districts: { granary: [24, 0, 0] } });

    expect(seatOf(play(last, warehouse).state, 0).buildings).toBe(0);
    expect(refusalOf(none, warehouse)).toEqual({
      rule: 'NA-D7',
      code: 'short',
      of: 'buildings',
      need: 1,
      have: 0,
    });
    expect(refusalOf(table({ timber: 0 }, { districts: { granary: [24, 0, 0] } }), warehouse)).toMatchObject({
      ...{ rule: 'NA-D3', of: 'timber' },
    });
  });
});

describe('the carpenters', () => {
  const lands = [{ id: 'L20-01', houses: 1 }, { id: 'L20-05' }, { id: 'L20-10' }];
  const table = (own: object = {}, wanted: Wanted = {}) =>
    position({ round: 2, ...wanted, seats: { 0: { lands, ...own } } });

  test('NA-D4: houses fill the sites strictly from left to right, 1 timber each', () => {
    const before = table();
    const { state, events } = play(before, houses(3));

    expect(offersOf(before, 'buildHouses')).toEqual([{ type: 'buildHouses', max: 3, fee: 1 }]);
    expect(events).toEqual([
      { type: 'specialTaken', player: 0, district: 'carpenters', rule: 'NA-D0' },
      { type: 'coins', player: 0, amount: -1, rule: 'NA-D0' },
      { type: 'timber', player: 0, amount: -3, rule: 'NA-D4' },
      { type: 'housesBuilt', player: 0, land: 'L20-05', count: 2, rule: 'NA-D4' },
      { type: 'housesBuilt', player: 0, land: 'L20-10', count: 1, rule: 'NA-D4' },
    ]);
    expect(state).toEqual(
      patched(before, {
        seats: {
          0: {
            ...{ coins: 7, timber: 0, buildings: 20, specialUsed: true },
            lands: [
              { id: 'L20-01', houses: 1, cleared: false },
              { id: 'L20-05', houses: 2, cleared: false },
              { id: 'L20-10', houses: 1, cleared: false },
            ],
          },
        },
      }),
    );
  });

  test('NA-D4: one house goes to the first free site only', () => {
    expect(seatOf(play(table(), houses(1)).state, 0).lands.map((land) => land.houses)).toEqual([1, 1, 0]);
  });

  test('NA-D4: at most three at once, at least one', () => {
    expect(refusalOf(table({ timber: 9 }), houses(4))).toEqual({
      rule: 'NA-D4',
      code: 'tooMany',
      most: 3,
      asked: 4,
    });
    expect(refusalOf(table(), houses(0))).toEqual({ rule: 'NA-D4', code: 'noneAsked' });
  });

  test('NA-D4: free sites are the limit', () => {
    const two = table({ lands: [{ id: 'L20-01', houses: 1 }, { id: 'L20-05' }] });
    const full = table({ lands: [{ id: 'L20-01', houses: 1 }] });

    expect(offersOf(two, 'buildHouses')).toEqual([{ type: 'buildHouses', max: 2, fee: 1 }]);
    expect(refusalOf(two, houses(3))).toEqual({ rule: 'NA-D4', code: 'tooMany', most: 2, asked: 3 });
    expect(offersOf(full, 'buildHouses')).toEqual([]);
    expect(refusalOf(full, houses(1))).toEqual({ rule: 'NA-D4', code: 'noFreeSite' });
    expect(refusalOf(table({ lands: [] }), houses(1))).toEqual({ rule: 'NA-D4', code: 'noFreeSite' });
  });

  test('NA-D4: timber is the limit: exactly enough, one too few, none', () => {
    const two = table({ timber: 2 });

    expect(offersOf(two, 'buildHouses')).toEqual([{ type: 'buildHouses', max: 2, fee: 1 }]);
    expect(seatOf(play(two, houses(2)).state, 0).timber).toBe(0);
    expect(refusalOf(two, houses(3))).toEqual({
      rule: 'NA-D4',
      code: 'short',
      of: 'timber',
      need: 3,
      have: 2,
    });
    expect(refusalOf(table({ timber: 0 }), houses(1))).toEqual({
      ...{ rule: 'NA-D4', code: 'short', of: 'timber', need: 1, have: 0 },
    });
  });

  test('NA-D7: so are buildings in hand', () => {
    const two = table({}, { districts: { granary: [21, 0, 0] } });
    const none = table({}, { districts: { granary: [23, 0, 0] } });

    expect(offersOf(two, 'buildHouses')).toEqual([{ type: 'buildHouses', max: 2, fee: 1 }]);
    expect(refusalOf(two, houses(3))).toEqual({
      rule: 'NA-D7',
      code: 'short',
      of: 'buildings',
      need: 3,
      have: 2,
    });
    expect(game.whyNot(none, 0, 'buildHouses')).toEqual({
      ...{ rule: 'NA-D7', code: 'short', of: 'buildings', need: 1, have: 0 },
    });
  });
});
