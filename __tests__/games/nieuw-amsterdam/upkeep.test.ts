import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Event } from '@/games/nieuw-amsterdam/events';
import { offersOf, patched, play, refusalOf, seatOf } from '../../support/table';
import { position, type Wanted } from '../../support/position';

const endTurn = { type: 'endTurn' };
const close = (districts: object) => ({ type: 'closeBusinesses', districts });
const done = { specialUsed: true, tiles: {} };
/** The end of the trade step of seat 2, who has nothing left to pass. */
const finish = ({ seats = {}, ...wanted }: Wanted) =>
  play(
    position({ phase: 'trade', current: 2, ...wanted, seats: { ...seats, 2: { ...done, ...seats[2] } } }),
    endTurn,
  );
const byRule = (events: readonly Event[], rule: string) => events.filter((event) => event.rule === rule);
const fields = (id: string, houses: number, cleared: boolean) => ({ id, houses, cleared });

describe('harvest', () => {
  test('NA-I1: everybody harvests the corn of all cleared lands, in turn order', () => {
    const { state, events } = finish({
      round: 2,
      tokens: [2, 1, 3],
      seats: {
        0: { lands: [fields('L20-05', 2, true), fields('L20-02', 1, true), fields('L20-10', 2, false)] },
        1: { lands: [fields('L20-01', 1, true)] },
        2: { lands: [fields('L20-03', 1, false)] },
      },
    });

    expect(byRule(events, 'NA-I1')).toEqual([
      { type: 'phaseStarted', phase: 'upkeep', rule: 'NA-I1' },
      { type: 'corn', player: 1, amount: 1, rule: 'NA-I1' },
      { type: 'corn', player: 0, amount: 6, rule: 'NA-I1' },
    ]);
    expect(state.players.map(({ corn }) => corn)).toEqual([8, 3, 2]);
  });

  test('NA-I1: the harvest comes before the upkeep, so it can feed', () => {
    const { state } = finish({
      seats: { 0: { corn: 0, lands: [fields('L20-02', 1, true)] } },
      districts: { docks: [2, 0, 0] },
    });

    expect([state.phase, seatOf(state, 0).corn, state.districts.docks]).toEqual(['choose', 0, [2, 0, 0]]);
  });
});

describe('feeding', () => {
  test('NA-I2: every business costs 1 corn; exactly enough is enough', () => {
    const { state, events } = finish({
      seats: { 0: { corn: 3 }, 1: { corn: 5 } },
      districts: { docks: [2, 1, 0], granary: [1, 0, 0] },
    });

    expect(byRule(events, 'NA-I2')).toEqual([
      { type: 'corn', player: 0, amount: -3, rule: 'NA-I2' },
      { type: 'corn', player: 1, amount: -1, rule: 'NA-I2' },
    ]);
    expect(state.players.map(({ corn }) => corn)).toEqual([0, 4, 2]);
  });

  test('NA-I2: houses and warehouses eat nothing', () => {
    const { state } = finish({
      seats: { 0: { corn: 0, warehouses: 4, lands: [fields('L20-10', 3, false)] } },
    });

    expect(state.phase).toBe('choose');
  });

  test('NA-I2: one corn too few, and a business of one’s choice must close', () => {
    const hungry = finish({
      seats: { 0: { corn: 2, vp: 5 } },
      districts: { docks: [2, 0, 0], granary: [1, 0, 0] },
    });
    const { state, events } = play(hungry.state, close({ granary: 1 }));

    expect(byRule(hungry.events, 'NA-I2')).toEqual([]);
    expect([hungry.state.phase, hungry.state.current, hungry.state.round]).toEqual(['upkeep', 0, 1]);
    expect(game.offers(hungry.state)).toEqual([{ type: 'closeBusinesses', count: 1 }]);
    expect(byRule(events, 'NA-I2')).toEqual([
      { type: 'corn', player: 0, amount: -2, rule: 'NA-I2' },
      { type: 'businessesClosed', player: 0, district: 'granary', count: 1, rule: 'NA-I2' },
      { type: 'vp', player: 0, amount: -2, source: 'closing', rule: 'NA-I2' },
    ]);
    expect(seatOf(state, 0)).toMatchObject({
      corn: 0,
      vp: 3,
      buildings: seatOf(hungry.state, 0).buildings + 1,
    });
    expect([state.round, state.phase]).toEqual([2, 'choose']);
  });

  test('NA-I2: without any corn all of them close, in one district or several', () => {
    const before = position({
      phase: 'upkeep',
      seats: { 0: { corn: 0, vp: 20 } },
      districts: { docks: [2, 0, 0], granary: [1, 0, 0] },
    });
    const { state, events } = play(before, close({ docks: 2, granary: 1 }));

    expect(offersOf(before, 'closeBusinesses')).toEqual([{ type: 'closeBusinesses', count: 3 }]);
    expect(events.slice(0, 3)).toEqual([
      { type: 'businessesClosed', player: 0, district: 'granary', count: 1, rule: 'NA-I2' },
      { type: 'businessesClosed', player: 0, district: 'docks', count: 2, rule: 'NA-I2' },
      { type: 'vp', player: 0, amount: -6, source: 'closing', rule: 'NA-I2' },
    ]);
    expect([state.districts.docks, state.districts.granary]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  test.each([
    [0, 0, []],
    [1, 0, [{ type: 'vp', player: 0, amount: -1, source: 'closing', rule: 'NA-I2' }]],
    [2, 0, [{ type: 'vp', player: 0, amount: -2, source: 'closing', rule: 'NA-I2' }]],
    [3, 1, [{ type: 'vp', player: 0, amount: -2, source: 'closing', rule: 'NA-I2' }]],
  ])('NA-I2: VP never fall below 0: from %i to %i', (vp, left, told) => {
    const before = position({
      phase: 'upkeep',
      seats: { 0: { corn: 0, vp } },
      districts: { docks: [1, 0, 0] },
    });
    const { state, events } = play(before, close({ docks: 1 }));

    expect(seatOf(state, 0).vp).toBe(left);
    expect(events.filter(({ type }) => type === 'vp')).toEqual(told);
  });

  test('NA-I2: neither more nor fewer close than corn is missing, and only one’s own', () => {
    const state = position({
      phase: 'upkeep',
      seats: { 0: { corn: 1 } },
      districts: { docks: [2, 3, 0], granary: [1, 0, 0] },
    });

    expect(refusalOf(state, close({ docks: 1 }))).toEqual({
      rule: 'NA-I2',
      code: 'wrongTotal',
      need: 2,
      given: 1,
    });
    expect(refusalOf(state, close({ docks: 2, granary: 1 }))).toEqual({
      rule: 'NA-I2',
      code: 'wrongTotal',
      need: 2,
      given: 3,
    });
    expect(refusalOf(state, close({}))).toEqual({ rule: 'NA-I2', code: 'wrongTotal', need: 2, given: 0 });
    expect(refusalOf(state, close({ granary: 2 }))).toEqual({
      rule: 'NA-I2',
      code: 'short',
      of: 'granary',
      need: 2,
      have: 1,
    });
    expect(play(state, close({ docks: 2 })).state.districts.docks).toEqual([0, 3, 0]);
  });

  test('NA-I2: several short players close in turn order; who has enough in between just pays', () => {
    const first = finish({
      players: 4,
      current: 2,
      tokens: [3, 2, 4, 1],
      seats: { 0: { corn: 9 }, 1: { corn: 0 }, 2: { corn: 0 }, 3: { corn: 0 } },
      districts: { docks: [1, 1, 1, 1] },
    }).state;
    const second = play(first, close({ docks: 1 }));
    const third = play(second.state, close({ docks: 1 }));

    expect([first.current, second.state.current, third.state.current]).toEqual([3, 1, 2]);
    expect(first.players.map(({ corn }) => corn)).toEqual([9, 0, 0, 0]);
    expect(second.state.players.map(({ corn }) => corn)).toEqual([9, 0, 0, 0]);
    expect(third.state.players.map(({ corn }) => corn)).toEqual([8, 0, 0, 0]);
    expect(second.state).toEqual(
      patched(first, { current: 1, seats: { 3: { buildings: 24 } }, districts: { docks: [1, 1, 1, 0] } }),
    );
    expect(play(third.state, close({ docks: 1 })).state.round).toBe(2);
  });

  test('NA-D7: a closed business comes back to the supply', () => {
    const before = position({
      phase: 'upkeep',
      seats: { 0: { corn: 23 } },
      districts: { docks: [24, 0, 0] },
    });

    expect(seatOf(before, 0).buildings).toBe(0);
    expect(seatOf(play(before, close({ docks: 1 })).state, 0).buildings).toBe(1);
  });
});
