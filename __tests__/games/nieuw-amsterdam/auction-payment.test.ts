import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { State } from '@/games/nieuw-amsterdam/types';
import { patched, play, playAll, refusalOf, seatOf } from '../../support/table';
import { COLUMNS, position, type Wanted } from '../../support/position';

const pay = (payment: object) => ({ type: 'pay', with: payment });
const passBid = { type: 'passBid' };

/** Seat 1 has won column 0 (one bonus coin) for 6. */
const won = (wanted: Wanted = {}): State =>
  position({
    ...{ phase: 'pay', auction: { column: 0, bids: [5, 6, null] } },
    ...{ seats: { 1: { coins: 3, goods: 2, timber: 1, corn: 1, furs: { mink: 2, otter: 1 } } }, ...wanted },
  });

describe('payment', () => {
  test('NA-A4: the price is the bid, in any mix', () => {
    expect(game.offers(won())).toEqual([{ type: 'pay', total: 6 }]);
    for (const payment of [
      { coins: 3, goods: 2, timber: 1 },
      { timber: 1, corn: 1, coins: 3, furs: { otter: 1 } },
      { goods: 2, corn: 1, furs: { mink: 2, otter: 1 } },
    ]) {
      expect(play(won(), pay(payment)).state.phase).toBe('choose');
    }
  });

  test('NA-A4: every resource is paid and told by itself, furs go to the fur discard', () => {
    const before = won({ furDiscard: ['lynx'] });
    const { state, events, move } = play(
      before,
      pay({ coins: 1, goods: 1, timber: 1, corn: 1, furs: { mink: 1, otter: 1 } }),
    );

    expect(move).toEqual({
      type: 'pay',
      with: {
        ...{ coins: 1, goods: 1, timber: 1, corn: 1 },
        furs: { beaver: 0, mink: 1, otter: 1, muskrat: 0, lynx: 0 },
      },
    });
    expect(state.piles.furDiscard).toEqual(['lynx', 'mink', 'otter']);
    expect(events).toEqual([
      { type: 'coins', player: 1, amount: -1, rule: 'NA-A4' },
      { type: 'goods', player: 1, amount: -1, rule: 'NA-A4' },
      { type: 'timber', player: 1, amount: -1, rule: 'NA-A4' },
      { type: 'corn', player: 1, amount: -1, rule: 'NA-A4' },
      { type: 'fursDiscarded', player: 1, furs: ['mink', 'otter'], rule: 'NA-A4' },
      { type: 'columnTaken', player: 1, column: 0, tiles: ['city', 'land', 'trade'], rule: 'NA-A4' },
      { type: 'coins', player: 1, amount: 1, rule: 'NA-A4' },
      { type: 'tokenTaken', player: 1, token: 1, rule: 'NA-A5' },
      { type: 'tokenTaken', player: 0, token: 2, rule: 'NA-A5' },
      { type: 'phaseStarted', phase: 'choose', rule: 'NA-A1' },
    ]);
  });

  test('NA-A4: neither less nor more than the bid', () => {
    const short = refusalOf(won(), pay({ coins: 3, goods: 2 }));
    const over = refusalOf(won(), pay({ coins: 3, goods: 2, timber: 1, corn: 1 }));

    expect(short).toEqual({ rule: 'NA-A4', code: 'wrongTotal', need: 6, given: 5 });
    expect(over).toEqual({ rule: 'NA-A4', code: 'wrongTotal', need: 6, given: 7 });
    expect(refusalOf(won(), pay({}))).toEqual({ rule: 'NA-A4', code: 'wrongTotal', need: 6, given: 0 });
  });

  test('NA-A4: nobody pays with what they do not have', () => {
    const short = (of: string, need: number, have: number) => ({
      rule: 'NA-A4',
      code: 'short',
      of,
      need,
      have,
    });

    expect(refusalOf(won(), pay({ corn: 2, coins: 3, timber: 1 }))).toEqual(short('corn', 2, 1));
    expect(refusalOf(won(), pay({ goods: 3, coins: 3 }))).toEqual(short('goods', 3, 2));
    expect(refusalOf(won(), pay({ coins: 3, goods: 1, furs: { otter: 2 } }))).toEqual(short('otter', 2, 1));
    expect(refusalOf(won(), pay({ coins: 3, goods: 2, furs: { beaver: 1 } }))).toEqual(short('beaver', 1, 0));
  });

  test('NA-A4: bonus coins come after the payment and cannot help to pay', () => {
    expect(refusalOf(won(), pay({ coins: 4, goods: 2 }))).toEqual({
      ...{ rule: 'NA-A4', code: 'short', of: 'coins', need: 4, have: 3 },
    });
    expect(seatOf(play(won(), pay({ coins: 3, goods: 2, corn: 1 })).state, 1).coins).toBe(1);
  });

  test('NA-A4: a winning bid of 0 needs no payment', () => {
    const before = position({ phase: 'bid', auction: { column: 2, bids: [0, null] } });
    const { state, events } = play(before, passBid);

    expect(events).toEqual([
      { type: 'bidPassed', player: 2, rule: 'NA-A2' },
      { type: 'auctionWon', player: 0, column: 2, amount: 0, rule: 'NA-A4' },
      { type: 'columnTaken', player: 0, column: 2, tiles: ['city', 'land'], rule: 'NA-A4' },
      { type: 'coins', player: 0, amount: 2, rule: 'NA-A4' },
      { type: 'phaseStarted', phase: 'choose', rule: 'NA-A1' },
    ]);
    expect(state).toEqual(
      patched(before, {
        ...{ phase: 'choose', current: 1, auction: null },
        seats: { 0: { coins: 10, tiles: { city: 1, land: 1, trade: 0 } } },
        moneyBox: COLUMNS.map((tiles, index) => ({ tiles, takenBy: index === 2 ? 0 : null })),
      }),
    );
  });

  test.each([
    [0, 1],
    [1, 0],
    [2, 2],
    [3, 1],
    [4, 3],
  ])('NA-A4: column %i brings %i bonus coins', (column, coins) => {
    const before = position({ phase: 'bid', auction: { column, bids: [0, null] } });

    expect(seatOf(play(before, passBid).state, 0).coins).toBe(8 + coins);
  });
});

describe('tokens', () => {
  test('NA-A5: who wins the own column keeps the token', () => {
    const before = position({ phase: 'pay', auction: { column: 1, bids: [2, null, null] } });
    const { state, events } = play(before, pay({ goods: 2 }));

    expect(state.players.map(({ token }) => token)).toEqual([1, 2, 3]);
    expect(events.map(({ type }) => type)).not.toContain('tokenTaken');
  });

  test('NA-A5: another winner takes the chooser’s token and gives the own', () => {
    const before = position({
      players: 4,
      phase: 'pay',
      tokens: [4, 3, 2, 1],
      auction: { column: 1, bids: [1, null, null, 2] },
    });

    expect(play(before, pay({ corn: 2 })).state.players.map(({ token }) => token)).toEqual([1, 3, 2, 4]);
  });

  test('NA-A5: the chooser with the new token has to wait for those with lower ones', () => {
    const state = playAll(
      position({ phase: 'choose' }),
      { type: 'chooseColumn', column: 0 },
      { type: 'bid', amount: 0 },
      passBid,
      { type: 'bid', amount: 1 },
      pay({ corn: 1 }),
    );

    expect(state.players.map(({ token }) => token)).toEqual([3, 2, 1]);
    expect([state.phase, state.current]).toEqual(['choose', 1]);
  });
});
