import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { offersOf, patched, play, refusalOf, seatOf } from '../../support/table';
import { position } from '../../support/position';

describe.each([
  ['NA-D1', 'lumberYard', 'timber'],
  ['NA-D2', 'granary', 'corn'],
] as const)('%s', (rule, district, stock) => {
  const table = (coins: number, amount: number, lead = false) =>
    position({
      seats: { 0: { coins, [stock]: amount } },
      districts: { [district]: [lead ? 1 : 0, 0, 0] },
    });
  const buy = (number: number) => ({ type: district, buy: number });
  const sell = (number: number) => ({ type: district, sell: number });
  const noCoins = (need: number, have: number) => ({ rule, code: 'short', of: 'coins', need, have });

  test('NA-D1, NA-D2: buying costs a coin each, on top of the fee', () => {
    const before = table(8, 3);
    const { state, events, move } = play(before, buy(7));

    expect(offersOf(before, district)).toEqual([{ type: district, maxBuy: 7, maxSell: 3, fee: 1 }]);
    expect(move).toEqual(buy(7));
    expect(events).toEqual([
      { type: 'specialTaken', player: 0, district, rule: 'NA-D0' },
      { type: 'coins', player: 0, amount: -1, rule: 'NA-D0' },
      { type: 'coins', player: 0, amount: -7, rule },
      { type: stock, player: 0, amount: 7, rule },
    ]);
    expect(state).toEqual(patched(before, { seats: { 0: { coins: 0, [stock]: 10, specialUsed: true } } }));
    expect(refusalOf(before, buy(8))).toEqual(noCoins(9, 8));
  });

  test('NA-D1, NA-D2: selling brings a coin each', () => {
    const before = table(1, 5);
    const { state, events } = play(before, sell(5));

    expect(offersOf(before, district)).toEqual([{ type: district, maxBuy: 0, maxSell: 5, fee: 1 }]);
    expect(events.slice(2)).toEqual([
      { type: 'coins', player: 0, amount: 5, rule },
      { type: stock, player: 0, amount: -5, rule },
    ]);
    expect(seatOf(state, 0)).toMatchObject({ coins: 5, [stock]: 0 });
    expect(refusalOf(before, sell(6))).toEqual({ rule, code: 'short', of: stock, need: 6, have: 5 });
    expect(refusalOf(before, buy(1))).toEqual(noCoins(2, 1));
  });

  test('NA-D1, NA-D2: with a lead every coin can be spent', () => {
    const before = table(8, 0, true);

    expect(offersOf(before, district)).toEqual([{ type: district, maxBuy: 8, maxSell: 0, fee: 0 }]);
    expect(seatOf(play(before, buy(8)).state, 0)).toMatchObject({ coins: 0, [stock]: 8 });
    expect(refusalOf(before, buy(9))).toEqual(noCoins(9, 8));
  });

  test('NA-D1, NA-D2: never both in one action, and at least 1', () => {
    const before = table(8, 3);

    expect(refusalOf(before, { type: district, buy: 1, sell: 1 })).toEqual({ rule, code: 'buyAndSell' });
    expect(refusalOf(before, { type: district })).toEqual({ rule, code: 'noneAsked' });
    expect(refusalOf(before, { type: district, buy: 0, sell: 0 })).toEqual({ rule, code: 'noneAsked' });
    expect(seatOf(play(before, { type: district, buy: 0, sell: 2 }).state, 0)[stock]).toBe(1);
    expect(seatOf(play(before, { type: district, buy: 2, sell: 0 }).state, 0)[stock]).toBe(5);
  });

  test('NA-D1, NA-D2: with nothing to sell there must be a coin left to buy', () => {
    expect(offersOf(table(1, 0), district)).toEqual([]);
    expect(game.whyNot(table(1, 0), 0, district)).toEqual(noCoins(2, 1));
    expect(offersOf(table(2, 0), district)).toEqual([{ type: district, maxBuy: 1, maxSell: 0, fee: 1 }]);
    expect(game.whyNot(table(0, 0, true), 0, district)).toEqual(noCoins(1, 0));
    expect(game.whyNot(table(1, 0, true), 0, district)).toBeNull();
  });

  test('NA-D1, NA-D2: with a lead one can sell without a coin', () => {
    expect(seatOf(play(table(0, 2, true), sell(2)).state, 0)).toMatchObject({ coins: 2, [stock]: 0 });
  });
});
