import { count } from '@/core/amounts';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { type Fur, FURS } from '@/games/nieuw-amsterdam/types';
import { offersOf, patched, play, refusalOf, seatOf } from '../../support/table';
import { position, type Wanted } from '../../support/position';

const buy = (furs: number, pay: object) => ({ type: 'blackMarket', furs, pay });

describe('the black market', () => {
  const table = (own: object = {}, wanted: Wanted = {}) => position({ ...wanted, seats: { 0: own } });
  /** Seat 2 holds all furs that are not on the piles. */
  const scarce = (furDraw: readonly Fur[], furDiscard: readonly Fur[] = []): Wanted => ({
    furDraw,
    furDiscard,
    otherFurs: 2,
  });

  test('NA-D5: pay first, then draw from the top of the pile', () => {
    const before = table({}, { furDraw: ['lynx', 'beaver', 'lynx'] });
    const { state, events, move } = play(before, buy(3, { coins: 5, goods: 4 }));

    expect(offersOf(before, 'blackMarket')).toEqual([{ type: 'blackMarket', max: 3, fee: 1 }]);
    expect(move).toEqual(buy(3, { coins: 5, goods: 4 }));
    expect(events).toEqual([
      { type: 'specialTaken', player: 0, district: 'blackMarket', rule: 'NA-D0' },
      { type: 'coins', player: 0, amount: -1, rule: 'NA-D0' },
      { type: 'coins', player: 0, amount: -5, rule: 'NA-D5' },
      { type: 'goods', player: 0, amount: -4, rule: 'NA-D5' },
      { type: 'fursDrawn', player: 0, furs: ['lynx', 'beaver', 'lynx'], rule: 'NA-D5' },
    ]);
    expect(state).toEqual(
      patched(before, {
        seats: {
          0: {
            coins: 2,
            goods: 0,
            furs: { beaver: 1, mink: 0, otter: 0, muskrat: 0, lynx: 2 },
            specialUsed: true,
          },
        },
        piles: { furDraw: before.piles.furDraw.slice(3) },
        rng: state.rng,
      }),
    );
  });

  test('NA-D5: drawing blind brings something hidden to light and is not taken back freely', () => {
    const before = table();
    const { state } = play(before, buy(1, { coins: 3 }));

    expect(game.revealed(before, state)).toBe(true);
  });

  test.each([
    [1, { coins: 3 }],
    [1, { goods: 3 }],
    [1, { coins: 1, goods: 2 }],
    [2, { coins: 6 }],
    [2, { coins: 2, goods: 4 }],
    [3, { coins: 7, goods: 2 }],
  ])('NA-D5: %i furs may be paid with %j', (furs, payment) => {
    const { state } = play(table(), buy(furs, payment));
    const { coins = 0, goods = 0 } = payment as { coins?: number; goods?: number };

    expect(seatOf(state, 0)).toMatchObject({ coins: 7 - coins, goods: 4 - goods });
    expect(game.read(state).ok).toBe(true);
  });

  test('NA-D5: the price is exact: 3 a fur', () => {
    expect(refusalOf(table(), buy(2, { coins: 5 }))).toEqual({
      rule: 'NA-D5',
      code: 'wrongTotal',
      need: 6,
      given: 5,
    });
    expect(refusalOf(table(), buy(1, { coins: 2, goods: 2 }))).toEqual({
      ...{ rule: 'NA-D5', code: 'wrongTotal', need: 3, given: 4 },
    });
  });

  test('NA-D5: no more than three furs, and at least one', () => {
    expect(refusalOf(table({ coins: 20 }), buy(4, { coins: 12 }))).toEqual({
      rule: 'NA-D5',
      code: 'tooMany',
      most: 3,
      asked: 4,
    });
    expect(refusalOf(table(), buy(0, {}))).toEqual({ rule: 'NA-D5', code: 'noneAsked' });
  });

  test('NA-D5: the coin of the fee cannot be spent twice', () => {
    const state = table({ coins: 3, goods: 2 });

    expect(offersOf(state, 'blackMarket')).toEqual([{ type: 'blackMarket', max: 1, fee: 1 }]);
    expect(refusalOf(state, buy(1, { coins: 3 }))).toEqual({
      rule: 'NA-D5',
      code: 'short',
      of: 'coins',
      need: 4,
      have: 3,
    });
    expect(refusalOf(state, buy(1, { goods: 3 }))).toEqual({
      rule: 'NA-D5',
      code: 'short',
      of: 'goods',
      need: 3,
      have: 2,
    });
    expect(seatOf(play(state, buy(1, { coins: 2, goods: 1 })).state, 0)).toMatchObject({
      coins: 0,
      goods: 1,
    });
  });

  test('NA-D5: the most one can pay for: exactly enough, one too few', () => {
    const max = (coins: number, goods: number) =>
      offersOf(table({ coins, goods }), 'blackMarket').map((offer) => offer.max);

    expect(max(7, 3)).toEqual([3]);
    expect(max(6, 3)).toEqual([2]);
    expect(max(4, 0)).toEqual([1]);
    expect(max(3, 0)).toEqual([]);
    expect(game.whyNot(table({ coins: 3, goods: 0 }), 0, 'blackMarket')).toEqual({
      ...{ rule: 'NA-D5', code: 'short', of: 'payment', need: 3, have: 2 },
    });
  });

  test('NA-D5: no more furs than pile and discard hold together', () => {
    const two = table({}, scarce(['lynx'], ['mink']));

    expect(offersOf(two, 'blackMarket')).toEqual([{ type: 'blackMarket', max: 2, fee: 1 }]);
    expect(refusalOf(two, buy(3, { coins: 7, goods: 2 }))).toEqual({
      rule: 'NA-D5',
      code: 'tooMany',
      most: 2,
      asked: 3,
    });
    expect(play(two, buy(2, { coins: 6 })).events.slice(3)).toEqual([
      { type: 'fursDrawn', player: 0, furs: ['lynx'], rule: 'NA-D5' },
      { type: 'fursReshuffled', count: 1, rule: 'NA-P2' },
      { type: 'fursDrawn', player: 0, furs: ['mink'], rule: 'NA-D5' },
    ]);
  });

  test('NA-D5: without any fur left there is no black market', () => {
    const none = table({}, scarce([]));

    expect(offersOf(none, 'blackMarket')).toEqual([]);
    expect(refusalOf(none, buy(1, { coins: 3 }))).toEqual({ rule: 'NA-D5', code: 'noFurLeft' });
  });

  test('NA-D5: the discards come in only when the pile is empty', () => {
    const furDiscard: Fur[] = ['mink', 'mink', 'otter', 'otter'];
    const enough = play(table({}, scarce(['lynx', 'lynx'], furDiscard)), buy(2, { coins: 6 })).state;
    const short = play(table({}, scarce(['lynx'], furDiscard)), buy(2, { coins: 6 })).state;

    expect(enough.piles).toMatchObject({ furDraw: [], furDiscard });
    expect(short.piles.furDiscard).toEqual([]);
    expect(short.piles.furDraw).toHaveLength(3);
    expect(count(short.piles.furDraw, FURS).lynx).toBe(0);
  });
});

describe('the trading company', () => {
  const move = { type: 'moveTradingPost' };
  const table = (own: object = {}, wanted: Wanted = {}) =>
    position({ camps: [1, 1, 1, 0, 0], ...wanted, seats: { 0: own, ...wanted.seats } });
  const to = (state: ReturnType<typeof table>) => offersOf(state, 'moveTradingPost').map((offer) => offer.to);

  test('NA-D6: 1 timber, and the post moves to the nearest zone upriver', () => {
    const before = table();
    const { state, events } = play(before, move);

    expect(offersOf(before, 'moveTradingPost')).toEqual([{ type: 'moveTradingPost', to: 2, fee: 1 }]);
    expect(events).toEqual([
      { type: 'specialTaken', player: 0, district: 'tradingCompany', rule: 'NA-D0' },
      { type: 'coins', player: 0, amount: -1, rule: 'NA-D0' },
      { type: 'timber', player: 0, amount: -1, rule: 'NA-D6' },
      { type: 'postMoved', player: 0, from: 1, to: 2, rule: 'NA-D6' },
    ]);
    expect(state).toEqual(
      patched(before, { seats: { 0: { coins: 7, timber: 2, post: 2, specialUsed: true } } }),
    );
  });

  test.each([
    [2, [0, 0, 0, 0, 1], { 1: 2 }, 3],
    [2, [0, 0, 0, 0, 1], { 1: 3 }, 2],
    [3, [0, 0, 0, 0, 1], { 1: 2 }, 2],
    [3, [0, 0, 0, 0, 1], { 1: 2, 2: 2 }, 3],
    [4, [0, 0, 0, 0, 1], { 1: 2, 2: 2 }, 2],
    [4, [0, 0, 0, 0, 1], { 1: 2, 2: 2, 3: 2 }, 3],
    [5, [0, 0, 0, 0, 1], { 1: 2, 2: 2, 3: 2, 4: 3 }, 3],
  ])(
    'NA-D6: with %i players and %j, posts at %j, the next free zone is %i',
    (players, camps, posts, zone) => {
      const seats = Object.fromEntries(Object.entries(posts).map(([seat, post]) => [seat, { post }]));

      expect(to(table({}, { players, camps, seats }))).toEqual([zone]);
    },
  );

  test('NA-D6: never farther than the farthest inhabited camp', () => {
    expect(to(table({ post: 2 }))).toEqual([3]);
    expect(to(table({ post: 3 }))).toEqual([]);
    expect(refusalOf(table({ post: 3 }), move)).toEqual({ rule: 'NA-D6', code: 'noFreeZone', farthest: 3 });
    expect(game.whyNot(table({}, { camps: [3, 0, 0, 0, 0] }), 0, 'moveTradingPost')).toEqual({
      ...{ rule: 'NA-D6', code: 'noFreeZone', farthest: 1 },
    });
    expect(refusalOf(table({ post: 5 }, { camps: [0, 0, 0, 0, 1] }), move)).toMatchObject({ farthest: 5 });
  });

  test('NA-D6: 1 timber is enough, none is not', () => {
    expect(seatOf(play(table({ timber: 1 }), move).state, 0).timber).toBe(0);
    expect(refusalOf(table({ timber: 0 }), move)).toEqual({
      rule: 'NA-D6',
      code: 'short',
      of: 'timber',
      need: 1,
      have: 0,
    });
  });
});
