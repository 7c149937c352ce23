import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { offersOf, patched, play, refusalOf, seatOf } from '../../support/table';
import { position } from '../../support/position';

const build = (districts: object) => ({ type: 'buildBusinesses', districts });
const elections = { type: 'holdElections' };

describe('building businesses', () => {
  test('NA-C1: up to three buildings, 1 timber each, in one district or several', () => {
    const before = position({ districts: { docks: [0, 1, 0] } });
    const { state, events, move } = play(before, build({ tradingCompany: 1, docks: 2 }));

    expect(move).toEqual({
      type: 'buildBusinesses',
      districts: { lumberYard: 0, granary: 0, docks: 2, carpenters: 0, blackMarket: 0, tradingCompany: 1 },
    });
    expect(events).toEqual([
      { type: 'tileSpent', player: 0, step: 'city', rule: 'NA-X1' },
      { type: 'timber', player: 0, amount: -3, rule: 'NA-C1' },
      { type: 'businessesBuilt', player: 0, district: 'docks', count: 2, rule: 'NA-C1' },
      { type: 'businessesBuilt', player: 0, district: 'tradingCompany', count: 1, rule: 'NA-C1' },
    ]);
    expect(state).toEqual(
      patched(before, {
        seats: { 0: { timber: 0, buildings: 21, tiles: { city: 0, land: 0, trade: 0 } } },
        districts: { docks: [2, 1, 0], tradingCompany: [1, 0, 0] },
      }),
    );
  });

  test.each([1, 2, 3])('NA-C1: %i in one district is allowed', (number) => {
    expect(play(position(), build({ granary: number })).state.districts.granary).toEqual([number, 0, 0]);
  });

  test('NA-C1: none is not enough, four are too many, counted over all districts', () => {
    const rich = position({ seats: { 0: { timber: 9 } } });

    expect(refusalOf(rich, build({}))).toEqual({ rule: 'NA-C1', code: 'noneAsked' });
    expect(refusalOf(rich, build({ docks: 0 }))).toEqual({ rule: 'NA-C1', code: 'noneAsked' });
    expect(refusalOf(rich, build({ docks: 2, granary: 2 }))).toEqual({
      rule: 'NA-C1',
      code: 'tooMany',
      most: 3,
      asked: 4,
    });
    expect(offersOf(rich, 'buildBusinesses')).toEqual([{ type: 'buildBusinesses', max: 3 }]);
  });

  test('NA-C1: timber is the limit: exactly enough, one too few, none', () => {
    const two = position({ seats: { 0: { timber: 2 } } });
    const none = position({ seats: { 0: { timber: 0 } } });

    expect(offersOf(two, 'buildBusinesses')).toEqual([{ type: 'buildBusinesses', max: 2 }]);
    expect(seatOf(play(two, build({ docks: 2 })).state, 0).timber).toBe(0);
    expect(refusalOf(two, build({ docks: 3 }))).toEqual({
      rule: 'NA-C1',
      code: 'short',
      of: 'timber',
      need: 3,
      have: 2,
    });
    expect(offersOf(none, 'buildBusinesses')).toEqual([]);
    expect(refusalOf(none, build({ docks: 1 }))).toEqual({
      rule: 'NA-C1',
      code: 'short',
      of: 'timber',
      need: 1,
      have: 0,
    });
  });

  test('NA-D7: buildings in hand are the limit: of 25 two are left, then none', () => {
    const two = position({ districts: { docks: [22, 0, 0] } });
    const none = position({ districts: { docks: [24, 0, 0] } });

    expect(seatOf(two, 0).buildings).toBe(2);
    expect(offersOf(two, 'buildBusinesses')).toEqual([{ type: 'buildBusinesses', max: 2 }]);
    expect(play(two, build({ docks: 2 })).state.players[0]?.buildings).toBe(0);
    expect(refusalOf(two, build({ docks: 3 }))).toEqual({
      rule: 'NA-D7',
      code: 'short',
      of: 'buildings',
      need: 3,
      have: 2,
    });
    expect(offersOf(none, 'buildBusinesses')).toEqual([]);
    expect(game.whyNot(none, 0, 'buildBusinesses')).toEqual({
      ...{ rule: 'NA-D7', code: 'short', of: 'buildings', need: 1, have: 0 },
    });
  });

  test('NA-D7: houses and warehouses are buildings too', () => {
    const state = position({
      ...{ round: 2, districts: { docks: [5, 0, 0], granary: [1, 0, 0] } },
      seats: {
        0: {
          warehouses: 3,
          lands: [
            { id: 'L20-10', houses: 3 },
            { id: 'L20-05', houses: 1 },
          ],
        },
      },
    });

    expect(seatOf(state, 0).buildings).toBe(25 - 6 - 3 - 4);
  });
});

describe('elections', () => {
  const score = (docks: readonly number[], players = docks.length) =>
    play(position({ players, districts: { docks } }), elections).state.players.map(({ vp }) => vp);

  test('NA-C2: 3 VP for a majority, 2 VP for a tied lead, nothing for being second', () => {
    expect(score([2, 1, 0])).toEqual([3, 0, 0]);
    expect(score([1, 1, 0])).toEqual([2, 0, 0]);
    expect(score([1, 1, 1])).toEqual([2, 0, 0]);
    expect(score([1, 0])).toEqual([3, 0]);
    expect(score([1, 2, 0])).toEqual([0, 0, 0]);
    expect(score([1, 1, 2])).toEqual([0, 0, 0]);
    expect(score([2, 3, 2, 1, 1])).toEqual([0, 0, 0, 0, 0]);
    expect(score([2, 1, 2, 1, 1])).toEqual([2, 0, 0, 0, 0]);
  });

  test('NA-C2: nobody leads an empty district', () => {
    expect(score([0, 0, 0])).toEqual([0, 0, 0]);
  });

  test('NA-C2: all six districts count, and only the player who acts scores', () => {
    const before = position({
      current: 1,
      seats: { 1: { vp: 4 } },
      districts: {
        lumberYard: [0, 1, 0],
        granary: [1, 1, 0],
        docks: [2, 1, 0],
        carpenters: [0, 3, 2],
        blackMarket: [0, 1, 1],
        tradingCompany: [9, 0, 0],
      },
    });
    const { state, events } = play(before, elections);

    expect(offersOf(before, 'holdElections')).toEqual([{ type: 'holdElections', vp: 10 }]);
    expect(events).toEqual([
      { type: 'tileSpent', player: 1, step: 'city', rule: 'NA-X1' },
      { type: 'electionsHeld', player: 1, rule: 'NA-C2' },
      { type: 'vp', player: 1, amount: 10, source: 'elections', rule: 'NA-C2' },
    ]);
    expect(state).toEqual(
      patched(before, { seats: { 1: { vp: 14, tiles: { city: 0, land: 0, trade: 0 } } } }),
    );
  });

  test('NA-C2: six majorities are 18 VP', () => {
    const one = [1, 0, 0];
    const districts = {
      lumberYard: one,
      granary: one,
      docks: one,
      carpenters: one,
      blackMarket: one,
      tradingCompany: one,
    };

    expect(seatOf(play(position({ districts }), elections).state, 0).vp).toBe(18);
  });

  test('NA-C2: elections may be held even if they score nothing', () => {
    const { state, events } = play(position(), elections);

    expect(offersOf(position(), 'holdElections')).toEqual([{ type: 'holdElections', vp: 0 }]);
    expect(seatOf(state, 0).vp).toBe(0);
    expect(events.map(({ type }) => type)).toEqual(['tileSpent', 'electionsHeld']);
  });

  test('NA-C2: with two tiles they may be held twice', () => {
    const state = position({ seats: { 0: { tiles: { city: 2 } } }, districts: { docks: [1, 0, 0] } });

    expect(seatOf(play(play(state, elections).state, elections).state, 0).vp).toBe(6);
  });
});
