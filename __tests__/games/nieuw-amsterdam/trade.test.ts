import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { offersOf, openMoves, patched, play, refusalOf, seatOf } from '../../support/table';
import { position, type Wanted } from '../../support/position';

const trade = (wanted: Wanted = {}) => position({ phase: 'trade', ...wanted });
const top = (furs: object) => ({ type: 'tradeFurs', trader: 'top', furs });
const whole = (trader: 'middle' | 'bottom') => ({ type: 'tradeFurs', trader });
const shortOf = (of: string, need: number, have: number) => ({
  rule: 'NA-T1',
  code: 'short',
  of,
  need,
  have,
});

describe('the three traders', () => {
  test('NA-T1: the bottom one sells all its furs for 3 goods', () => {
    const before = trade();
    const { state, events, move } = play(before, whole('bottom'));

    expect(move).toEqual({ type: 'tradeFurs', trader: 'bottom' });
    expect(events).toEqual([
      { type: 'tileSpent', player: 0, step: 'trade', rule: 'NA-X1' },
      { type: 'goods', player: 0, amount: -3, rule: 'NA-T1' },
      {
        type: 'fursTaken',
        player: 0,
        trader: 'bottom',
        furs: ['otter', 'beaver', 'mink', 'muskrat'],
        rule: 'NA-T1',
      },
    ]);
    expect(state).toEqual(
      patched(before, {
        seats: {
          0: {
            ...{ goods: 1, tiles: { city: 0, land: 0, trade: 0 } },
            furs: { beaver: 1, mink: 1, otter: 1, muskrat: 1, lynx: 0 },
          },
        },
        traders: { bottom: [] },
      }),
    );
  });

  test('NA-T1: the middle one sells all its furs for 4 goods', () => {
    const { state } = play(trade(), whole('middle'));

    expect(seatOf(state, 0).goods).toBe(0);
    expect(seatOf(state, 0).furs).toEqual({ beaver: 0, mink: 1, otter: 0, muskrat: 0, lynx: 2 });
    expect(state.traders.middle).toEqual([]);
  });

  test('NA-T1: the top one sells 1 to 4 furs of your choice for 1 good each', () => {
    const before = trade({ traders: { top: ['lynx', 'otter', 'lynx', 'mink'] } });
    const { state, events } = play(before, top({ lynx: 1, mink: 1 }));

    expect(state.traders.top).toEqual(['otter', 'lynx']);
    expect(seatOf(state, 0).goods).toBe(2);
    expect(events.slice(1)).toEqual([
      { type: 'goods', player: 0, amount: -2, rule: 'NA-T1' },
      { type: 'fursTaken', player: 0, trader: 'top', furs: ['mink', 'lynx'], rule: 'NA-T1' },
    ]);
    expect(play(before, top({ lynx: 2, mink: 1, otter: 1 })).state.traders.top).toEqual([]);
  });

  test('NA-T1: what is offered depends on the goods: 4, 3, 1, none', () => {
    const with_ = (goods: number) => offersOf(trade({ seats: { 0: { goods } } }), 'tradeFurs');
    const offer = (trader: string, max: number) => ({ type: 'tradeFurs', trader, max, travel: 0 });

    expect(with_(4)).toEqual([offer('top', 4), offer('middle', 3), offer('bottom', 4)]);
    expect(with_(3)).toEqual([offer('top', 3), offer('bottom', 4)]);
    expect(with_(1)).toEqual([offer('top', 1)]);
    expect(with_(0)).toEqual([]);
  });

  test('NA-T1: one good too few is refused', () => {
    const with_ = (goods: number) => trade({ seats: { 0: { goods } } });

    expect(refusalOf(with_(3), whole('middle'))).toEqual(shortOf('goods', 4, 3));
    expect(refusalOf(with_(2), whole('bottom'))).toEqual(shortOf('goods', 3, 2));
    expect(refusalOf(with_(1), top({ lynx: 1, otter: 1 }))).toEqual(shortOf('goods', 2, 1));
    expect(refusalOf(with_(0), top({ lynx: 1 }))).toEqual(shortOf('goods', 1, 0));
  });

  test('NA-T1: a trader short of furs sells what it has at its full price', () => {
    const before = trade({ traders: { middle: ['mink'], bottom: ['lynx', 'otter'] } });

    expect(offersOf(before, 'tradeFurs').map(({ max }) => max)).toEqual([4, 1, 2]);
    expect(seatOf(play(before, whole('middle')).state, 0).goods).toBe(0);
    expect(seatOf(play(before, whole('bottom')).state, 0).goods).toBe(1);
  });

  test('NA-T1: a trader without furs sells nothing', () => {
    const state = trade({ traders: { top: [], middle: [], bottom: [] } });

    expect(openMoves(state)).not.toContain('tradeFurs');
    for (const trader of ['top', 'middle', 'bottom'] as const) {
      expect(game.whyNot(state, 0, 'tradeFurs', trader)).toEqual({
        rule: 'NA-T1',
        code: 'traderEmpty',
        trader,
      });
    }
    expect(refusalOf(state, whole('bottom'))).toMatchObject({ rule: 'NA-T1', code: 'traderEmpty' });
    expect(refusalOf(trade({ traders: { bottom: [] } }), whole('bottom'))).toEqual({
      ...{ rule: 'NA-T1', code: 'traderEmpty', trader: 'bottom' },
    });
  });

  test('NA-T1: at the middle and the bottom there is no choice, at the top one is needed', () => {
    const choice = { ...whole('middle'), furs: { lynx: 2, mink: 1 } };

    expect(refusalOf(trade(), choice)).toEqual({ rule: 'NA-T1', code: 'soldWhole', trader: 'middle' });
    expect(refusalOf(trade(), { ...whole('bottom'), furs: {} })).toEqual({
      ...{ rule: 'NA-T1', code: 'soldWhole', trader: 'bottom' },
    });
    expect(refusalOf(trade(), { type: 'tradeFurs', trader: 'top' })).toEqual({
      rule: 'NA-T1',
      code: 'noneAsked',
    });
    expect(refusalOf(trade(), top({}))).toEqual({ rule: 'NA-T1', code: 'noneAsked' });
  });

  test('NA-T1: only furs that lie there can be chosen', () => {
    expect(refusalOf(trade(), top({ lynx: 2 }))).toEqual({
      ...{ rule: 'NA-T1', code: 'fursNotThere', trader: 'top', fur: 'lynx', need: 2, have: 1 },
    });
    expect(refusalOf(trade(), top({ muskrat: 1 }))).toEqual({
      ...{ rule: 'NA-T1', code: 'fursNotThere', trader: 'top', fur: 'muskrat', need: 1, have: 0 },
    });
  });

  test('NA-T1: with two tiles one may trade twice, at the same trader too', () => {
    const state = trade({ seats: { 0: { tiles: { trade: 2 } } } });

    expect(seatOf(play(play(state, top({ lynx: 1 })).state, top({ otter: 1 })).state, 0).goods).toBe(2);
  });
});

describe('the journey', () => {
  test.each([
    [1, [1, 0, 0, 0, 0], 0],
    [1, [0, 1, 0, 0, 0], 1],
    [1, [0, 0, 1, 0, 0], 2],
    [1, [0, 0, 0, 1, 0], 4],
    [1, [0, 0, 0, 0, 1], 6],
    [2, [0, 0, 0, 1, 0], 3],
    [2, [0, 1, 0, 1, 0], 0],
    [3, [0, 0, 0, 0, 1], 4],
    [4, [0, 0, 0, 0, 1], 2],
    [5, [0, 0, 0, 0, 1], 0],
    [2, [1, 0, 1, 0, 0], 1],
  ])('NA-T2: from zone %i with longhouses %j it costs %i corn', (post, camps, travel) => {
    const before = trade({ camps, seats: { 0: { post, corn: travel } } });
    const { state, events } = play(before, whole('bottom'));

    expect(offersOf(before, 'tradeFurs').map((offer) => offer.travel)).toEqual([travel, travel, travel]);
    expect(seatOf(state, 0).corn).toBe(0);
    expect(events[1]).toEqual(
      travel > 0
        ? { type: 'corn', player: 0, amount: -travel, rule: 'NA-T2' }
        : { type: 'goods', player: 0, amount: -3, rule: 'NA-T1' },
    );
  });

  test('NA-T2: trading needs corn for the journey when the camp opposite is empty', () => {
    const far = trade({ camps: [0, 0, 0, 1, 0], seats: { 0: { corn: 3 } } });
    const refusal = { rule: 'NA-T2', code: 'short', of: 'corn', need: 4, have: 3 };

    expect(offersOf(far, 'tradeFurs')).toEqual([]);
    expect(refusalOf(far, whole('bottom'))).toEqual(refusal);
    expect(game.whyNot(far, 0, 'tradeFurs', 'top')).toEqual(refusal);
  });

  test('NA-T2: the journey is paid once for every trade action', () => {
    const state = trade({ camps: [0, 1, 0, 0, 0], seats: { 0: { corn: 2, tiles: { trade: 2 } } } });
    const once = play(state, top({ lynx: 1, otter: 1 })).state;

    expect(seatOf(once, 0).corn).toBe(1);
    expect(seatOf(play(once, top({ mink: 1 })).state, 0).corn).toBe(0);
  });
});
