import { range } from '@/core/list';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { patched, play, playAll, refusalOf } from '../../support/table';
import { COLUMNS, position } from '../../support/position';

const choose = (column: number) => ({ type: 'chooseColumn', column });
const take = (column: number) => ({ type: 'takeColumn', column });

describe('the last column', () => {
  test('NA-A6: the last player takes any remaining column for nothing, and keeps the token', () => {
    const before = position({ phase: 'takeColumn', tokens: [1, 3, 2], takenBy: [2, null, null, 0, null] });
    const { state, events } = play(before, take(4));

    expect(before.current).toBe(1);
    expect(game.offers(before)).toEqual([{ type: 'takeColumn', columns: [1, 2, 4] }]);
    expect(events).toEqual([
      { type: 'columnTaken', player: 1, column: 4, tiles: ['trade', 'trade'], rule: 'NA-A6' },
      { type: 'coins', player: 1, amount: 3, rule: 'NA-A6' },
      { type: 'tilesLeftOut', columns: [1, 2], rule: 'NA-A8' },
      { type: 'phaseStarted', phase: 'city', rule: 'NA-X1' },
      { type: 'turnStarted', player: 0, rule: 'NA-X1' },
    ]);
    expect(state).toEqual(
      patched(before, {
        ...{ phase: 'city', current: 0, seats: { 1: { coins: 11, tiles: { city: 0, land: 0, trade: 2 } } } },
        moneyBox: COLUMNS.map((tiles, index) => ({ tiles, takenBy: [2, null, null, 0, 1][index] ?? null })),
      }),
    );
  });

  test('NA-A6: not a column somebody has, nor one that does not exist', () => {
    const state = position({ phase: 'takeColumn', takenBy: [2, null, null, 0, null] });

    expect(refusalOf(state, take(3))).toEqual({ rule: 'NA-A6', code: 'columnTaken', column: 3 });
    expect(refusalOf(state, take(9))).toEqual({ rule: 'NA-A6', code: 'noSuchColumn', column: 9 });
  });

  test('NA-A6: even with one column left the last player is asked', () => {
    const state = position({ players: 5, phase: 'takeColumn', takenBy: [3, 2, null, 1, 0] });

    expect([state.current, game.offers(state)]).toEqual([4, [{ type: 'takeColumn', columns: [2] }]]);
  });
});

describe('two players', () => {
  test('NA-A7: the chooser must pick a column of three tiles', () => {
    const state = position({ players: 2, phase: 'choose' });

    expect(game.offers(state)).toEqual([{ type: 'chooseColumn', columns: [0, 1] }]);
    expect(refusalOf(state, choose(2))).toEqual({
      rule: 'NA-A7',
      code: 'wrongColumnSize',
      column: 2,
      tiles: 3,
    });
  });

  test('NA-A7: the loser takes one of the columns of two tiles for nothing', () => {
    const state = playAll(
      position({ players: 2, phase: 'choose' }),
      choose(1),
      { type: 'bid', amount: 0 },
      { type: 'passBid' },
    );

    expect([state.phase, state.current]).toEqual(['takeColumn', 1]);
    expect(game.offers(state)).toEqual([{ type: 'takeColumn', columns: [2, 3, 4] }]);
    expect(refusalOf(state, take(0))).toEqual({
      rule: 'NA-A7',
      code: 'wrongColumnSize',
      column: 0,
      tiles: 2,
    });
    expect(play(state, take(3)).state.moneyBox.map(({ takenBy }) => takenBy)).toEqual([
      null,
      0,
      null,
      1,
      null,
    ]);
  });

  test('NA-A7: with three players any column may be chosen and taken', () => {
    expect(game.offers(position({ phase: 'choose' }))).toEqual([{ type: 'chooseColumn', columns: range(5) }]);
    expect(game.offers(position({ phase: 'takeColumn' }))).toEqual([
      { type: 'takeColumn', columns: [2, 3, 4] },
    ]);
  });
});

describe('what nobody took', () => {
  test.each([
    [2, 2, [1, 3, 4]],
    [3, 2, [3, 4]],
    [4, 3, [4]],
  ])('NA-A8: with %i players tiles are left out until the next round', (players, column, columns) => {
    const { events } = play(position({ players, phase: 'takeColumn' }), take(column));

    expect(events).toContainEqual({ type: 'tilesLeftOut', columns, rule: 'NA-A8' });
  });

  test('NA-A8: with five players no tile is left out', () => {
    const { events } = play(position({ players: 5, phase: 'takeColumn' }), take(4));

    expect(events.map(({ type }) => type)).not.toContain('tilesLeftOut');
  });
});
