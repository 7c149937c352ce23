import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { GAMES, gameById } from '@/games/registry';
import { endTurns, patched, play } from '../../support/table';
import { position } from '../../support/position';

describe('the game among games', () => {
  test('it says who it is', () => {
    expect({ id: game.id, rules: game.rules, seats: game.seats, secrecy: game.secrecy }).toEqual({
      ...{ id: 'nieuw-amsterdam', rules: 1, seats: { min: 2, max: 5 }, secrecy: 'open' },
    });
    expect(GAMES).toContain(game);
    expect(gameById('nieuw-amsterdam')).toBe(game);
    expect(gameById('chess')).toBeNull();
  });

  test('the one to act is the current player', () => {
    expect(game.toAct(position({ current: 2 }))).toBe(2);
  });
});

describe('what may be seen', () => {
  const table = () => position({ furDiscard: ['mink'], furDraw: ['lynx'] });

  test.each([null, 0, 2])(
    'everything but the order of the piles and the generator, whoever looks (%s)',
    (eyes) => {
      const state = table();
      const { rng: _rng, ...open } = state;

      expect(game.viewFor(state, eyes)).toEqual({
        ...open,
        piles: { furDraw: 38, furDiscard: ['mink'], landDeck: 20, shipDeck: 20 },
      });
    },
  );

  test('two positions that differ only in what is hidden look the same', () => {
    const state = table();
    const { furDraw, landDeck, shipDeck } = state.piles;
    const era = (ids: readonly string[]) => [...ids.slice(0, 8).reverse(), ...ids.slice(8).reverse()];
    const other = patched(state, {
      rng: '0123456789abcdef0123456789abcdef',
      piles: { furDraw: [...furDraw].reverse(), landDeck: era(landDeck), shipDeck: era(shipDeck) },
    });

    expect(game.read(other).ok).toBe(true);
    expect(game.viewFor(other, 0)).toEqual(game.viewFor(state, 0));
    expect(game.offers(other)).toEqual(game.offers(state));
  });
});

describe('what came to light', () => {
  test('an ordinary move reveals nothing, a new round and a blind draw do', () => {
    const before = position({ phase: 'trade', current: 1 });
    const next = endTurns(before, 1);

    expect(game.revealed(before, next)).toBe(false);
    expect(game.revealed(next, endTurns(next, 1))).toBe(true);
    expect(
      game.revealed(
        before,
        play(before, { type: 'blackMarket', furs: 3, pay: { coins: 7, goods: 2 } }).state,
      ),
    ).toBe(true);
  });
});

describe('why not', () => {
  test('null means that it can be done', () => {
    const state = position({ camps: [1, 1, 0, 0, 0], seats: { 0: { lands: [{ id: 'L20-01' }] } } });

    for (const { type } of game.offers(state)) expect(game.whyNot(state, 0, type)).toBeNull();
    expect(game.offers(state).map(({ type }) => type)).toEqual([
      ...[
        'buildBusinesses',
        'holdElections',
        'lumberYard',
        'granary',
        'buildWarehouse',
        'buildHouses',
        'blackMarket',
      ],
      ...['moveTradingPost', 'passTile', 'endTurn'],
    ]);
  });

  test('NA-T1: one trader may be asked for by name', () => {
    const state = position({ phase: 'trade', traders: { top: [] }, seats: { 0: { goods: 3 } } });

    expect(game.whyNot(state, 0, 'tradeFurs')).toBeNull();
    expect(game.whyNot(state, 0, 'tradeFurs', 'bottom')).toBeNull();
    expect(game.whyNot(state, 0, 'tradeFurs', 'top')).toEqual({
      rule: 'NA-T1',
      code: 'traderEmpty',
      trader: 'top',
    });
    expect(game.whyNot(state, 0, 'tradeFurs', 'middle')).toEqual({
      ...{ rule: 'NA-T1', code: 'short', of: 'goods', need: 4, have: 3 },
    });
  });

  test('the wrong phase is told before the wrong player', () => {
    expect(game.whyNot(position(), 1, 'clearLand')).toEqual({
      ...{ rule: 'PROTOCOL', code: 'wrongPhase', move: 'clearLand', phase: 'city' },
    });
    expect(game.whyNot(position(), 1, 'holdElections')).toEqual({
      rule: 'PROTOCOL',
      code: 'notYourTurn',
      current: 0,
    });
  });
});

describe('the judge answers anything', () => {
  test.each([
    ...[
      undefined,
      null,
      true,
      0,
      'endTurn',
      [],
      {},
      { type: null },
      { type: ['endTurn'] },
      { type: 'toString' },
    ],
    ...[{ type: '__proto__' }, { type: 'constructor' }],
  ])('PROTOCOL: %j is no move', (json) => {
    const told = game.play(position(), json);

    expect(told).toMatchObject({ ok: false, refusal: { rule: 'PROTOCOL', code: 'malformed' } });
  });

  test('PROTOCOL: a hostile key is a stranger and pollutes nothing', () => {
    const json: unknown = JSON.parse(
      '{"type":"buildBusinesses","districts":{"docks":1,"__proto__":{"granary":3}}}',
    );

    expect(game.play(position(), json)).toMatchObject({
      ok: false,
      refusal: { field: 'districts.__proto__' },
    });
    expect(({} as Record<string, unknown>).granary).toBeUndefined();
  });

  test('PROTOCOL: a move comes back as it was understood', () => {
    const json = { type: 'buildBusinesses', districts: { docks: 1 } };
    const { move } = play(position(), json);

    expect(move).toEqual({
      type: 'buildBusinesses',
      districts: { lumberYard: 0, granary: 0, docks: 1, carpenters: 0, blackMarket: 0, tradingCompany: 0 },
    });
    expect(move).not.toBe(json);
  });

  test.each([-1, 1.5, NaN, Infinity, '1', null, 2 ** 53, [1], true])(
    'PROTOCOL: %p is no amount',
    (amount) => {
      expect(game.play(position({ phase: 'bid' }), { type: 'bid', amount })).toMatchObject({
        ...{ ok: false, refusal: { rule: 'PROTOCOL', code: 'malformed', field: 'amount' } },
      });
    },
  );
});
