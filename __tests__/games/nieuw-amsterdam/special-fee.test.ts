import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import type { District } from '@/games/nieuw-amsterdam/types';
import { openMoves, play, refusalOf, seatOf } from '../../support/table';
import { position, type Wanted } from '../../support/position';

/** One special action of each district, possible for seat 0 with 3 timber, 2 corn and 8 coins. */
const ACTIONS: readonly (readonly [District, Move])[] = [
  ['lumberYard', { type: 'lumberYard', sell: 1 }],
  ['granary', { type: 'granary', sell: 1 }],
  ['docks', { type: 'buildWarehouse' }],
  ['carpenters', { type: 'buildHouses', count: 1 }],
  ['blackMarket', { type: 'blackMarket', furs: 1, pay: { coins: 0, goods: 3 } }],
  ['tradingCompany', { type: 'moveTradingPost' }],
];

const table = (wanted: Wanted = {}, own: object = {}) =>
  position({
    ...{ camps: [1, 1, 0, 0, 0], ...wanted },
    seats: { 0: { lands: [{ id: 'L20-01' }], ...own } },
  });
const fees = (state: ReturnType<typeof table>) =>
  game.offers(state).flatMap((offer) => ('fee' in offer ? [[offer.type, offer.fee]] : []));

describe.each(ACTIONS)('the fee at %s', (district, action) => {
  const fee = (businesses: readonly number[]) => {
    const { events } = play(table({ districts: { [district]: businesses } }), action);
    return events.filter(({ rule }) => rule === 'NA-D0');
  };
  const taken = { type: 'specialTaken', player: 0, district, rule: 'NA-D0' };
  const coin = { type: 'coins', player: 0, amount: -1, rule: 'NA-D0' };

  test('NA-D0: it costs 1 coin without a lead, and is paid first', () => {
    expect(fee([0, 0, 0])).toEqual([taken, coin]);
    expect(fee([1, 2, 0])).toEqual([taken, coin]);
    expect(play(table(), action).events.slice(0, 2)).toEqual([taken, coin]);
    expect(seatOf(play(table(), action).state, 0).specialUsed).toBe(true);
  });

  test('NA-D0: it costs nothing with the majority or a tied lead', () => {
    expect(fee([1, 0, 0])).toEqual([taken]);
    expect(fee([1, 1, 0])).toEqual([taken]);
    expect(fee([2, 2, 2])).toEqual([taken]);
  });

  test('NA-D0: with 0 coins and no lead nothing is possible here, not even selling', () => {
    const refusal = { rule: 'NA-D0', code: 'short', of: 'coins', need: 1, have: 0 };

    expect(refusalOf(table({}, { coins: 0 }), action)).toEqual(refusal);
    expect(openMoves(table({}, { coins: 0 }))).not.toContain(action.type);
    expect(play(table({ districts: { [district]: [1, 0, 0] } }, { coins: 0 }), action).by).toBe(0);
    expect(play(table({}, { coins: 1 }), action).by).toBe(0);
  });

  test('NA-D0: one special action a step, whatever the district', () => {
    expect(refusalOf(table({}, { specialUsed: true }), action)).toEqual({
      rule: 'NA-X1',
      code: 'specialTaken',
    });
  });

  test.each(['city', 'land', 'trade'] as const)(
    'NA-D0: it is open in the %s step, with or without tiles',
    (phase) => {
      expect(openMoves(table({ phase }))).toContain(action.type);
      expect(openMoves(table({ phase }, { tiles: {} }))).toContain(action.type);
    },
  );
});

test('NA-D0: every special action says its fee', () => {
  const all = ACTIONS.map(([, { type }]) => type);

  expect(fees(table())).toEqual(all.map((type) => [type, 1]));
  expect(
    fees(table({ districts: Object.fromEntries(ACTIONS.map(([district]) => [district, [1, 1, 0]])) })),
  ).toEqual(all.map((type) => [type, 0]));
});
