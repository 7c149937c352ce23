import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { offersOf, patched, play, playAll, refusalOf, seatOf } from '../../support/table';
import { position } from '../../support/position';

const choose = (column: number) => ({ type: 'chooseColumn', column });
const bid = (amount: number) => ({ type: 'bid', amount });
const passBid = { type: 'passBid' };
const ALL = [0, 1, 2, 3, 4];

describe('the chooser', () => {
  test('NA-A1: the lowest token chooses, any of the five columns', () => {
    const state = position({ phase: 'choose', tokens: [2, 3, 1] });

    expect(state.current).toBe(2);
    expect(game.offers(state)).toEqual([{ type: 'chooseColumn', columns: ALL }]);
  });

  test('NA-A1: who has a column does not choose again, however low the token; the column is gone', () => {
    const state = position({ phase: 'choose', takenBy: [null, 0, null, null, null] });

    expect(state.current).toBe(1);
    expect(game.offers(state)).toEqual([{ type: 'chooseColumn', columns: [0, 2, 3, 4] }]);
    expect(refusalOf(state, choose(1))).toEqual({ rule: 'NA-A1', code: 'columnTaken', column: 1 });
  });

  test('NA-A1: there are five columns, not six', () => {
    const state = position({ phase: 'choose' });

    expect(play(state, choose(4)).state.auction?.column).toBe(4);
    expect(refusalOf(state, choose(5))).toEqual({ rule: 'NA-A1', code: 'noSuchColumn', column: 5 });
  });

  test('NA-A1: the token lies on the column and the chooser bids first', () => {
    const before = position({ phase: 'choose', tokens: [2, 3, 1] });
    const { state, events, by } = play(before, choose(3));

    expect(by).toBe(2);
    expect(events).toEqual([{ type: 'columnChosen', player: 2, column: 3, rule: 'NA-A1' }]);
    expect(state).toEqual(
      patched(before, { phase: 'bid', auction: { chooser: 2, column: 3, bids: [], toAct: 2 } }),
    );
  });

  test('NA-A1: the first bid may be 0, but the chooser cannot pass', () => {
    const state = position({ phase: 'bid' });

    expect(game.offers(state)).toEqual([{ type: 'bid', min: 0, max: 17 }]);
    expect(refusalOf(state, passBid)).toEqual({ rule: 'NA-A1', code: 'chooserMustBid' });
    expect(play(state, bid(0)).events).toEqual([{ type: 'bidMade', player: 0, amount: 0, rule: 'NA-A1' }]);
  });
});

describe('bidding', () => {
  test('NA-A2: the others follow in turn order, each once, and the highest bid wins', () => {
    const start = position({ players: 4, phase: 'choose', tokens: [3, 1, 4, 2] });
    const first = playAll(start, choose(0), bid(2));
    const second = play(first, bid(5)).state;
    const third = play(second, passBid).state;
    const { state, events } = play(third, bid(6));

    expect([first, second, third].map(({ current }) => current)).toEqual([3, 0, 2]);
    expect(third.auction).toEqual({
      ...{ chooser: 1, column: 0, toAct: 2 },
      bids: [
        { player: 1, amount: 2 },
        { player: 3, amount: 5 },
        { player: 0, amount: null },
      ],
    });
    expect(events).toEqual([
      { type: 'bidMade', player: 2, amount: 6, rule: 'NA-A2' },
      { type: 'auctionWon', player: 2, column: 0, amount: 6, rule: 'NA-A4' },
      { type: 'phaseStarted', phase: 'pay', rule: 'NA-A4' },
    ]);
    expect([state.phase, state.current, state.auction?.toAct]).toEqual(['pay', 2, 2]);
  });

  test('NA-A2: a bid must be higher than the highest so far, a pass in between does not matter', () => {
    const state = position({ phase: 'bid', auction: { column: 0, bids: [4, null] } });

    expect(offersOf(state, 'bid')).toEqual([{ type: 'bid', min: 5, max: 17 }]);
    expect(refusalOf(state, bid(4))).toEqual({ rule: 'NA-A2', code: 'bidTooLow', least: 5, bid: 4 });
    expect(refusalOf(state, bid(0))).toEqual({ rule: 'NA-A2', code: 'bidTooLow', least: 5, bid: 0 });
    expect(play(state, bid(5)).state.phase).toBe('pay');
  });

  test('NA-A2: after a first bid of 0 the next is at least 1', () => {
    const state = position({ phase: 'bid', auction: { column: 0, bids: [0] } });

    expect(game.offers(state)).toEqual([{ type: 'bid', min: 1, max: 17 }, { type: 'passBid' }]);
    expect(refusalOf(state, bid(0))).toEqual({ rule: 'NA-A2', code: 'bidTooLow', least: 1, bid: 0 });
  });

  test('NA-A2: passing is told, and the next player bids', () => {
    const before = position({ phase: 'bid', auction: { column: 2, bids: [3] } });
    const { state, events } = play(before, passBid);

    expect(events).toEqual([{ type: 'bidPassed', player: 1, rule: 'NA-A2' }]);
    expect(state).toEqual(
      patched(before, {
        current: 2,
        auction: {
          ...{ chooser: 0, column: 2, toAct: 2 },
          bids: [
            { player: 0, amount: 3 },
            { player: 1, amount: null },
          ],
        },
      }),
    );
  });

  test('NA-A2: who has a column already is not asked', () => {
    const state = playAll(
      position({ phase: 'choose', takenBy: [1, null, null, null, null] }),
      choose(1),
      bid(1),
    );

    expect(state.current).toBe(2);
    expect(play(state, passBid).state.phase).toBe('pay');
  });

  test('NA-A2: nothing changes hands before payment', () => {
    const before = position({ phase: 'bid', auction: { column: 0, bids: [1, 2] } });
    const { state } = play(before, bid(3));

    expect(state.players).toEqual(before.players);
    expect(state.moneyBox).toEqual(before.moneyBox);
  });
});

describe('the limit', () => {
  const purse = { coins: 1, goods: 2, timber: 3, corn: 4, furs: { beaver: 1, lynx: 2 } };

  test('NA-A3: coins, goods, timber, corn and furs count one each', () => {
    const state = position({ phase: 'bid', seats: { 0: purse } });

    expect(game.offers(state)).toEqual([{ type: 'bid', min: 0, max: 13 }]);
    expect(play(state, bid(13)).state.auction?.bids).toEqual([{ player: 0, amount: 13 }]);
    expect(refusalOf(state, bid(14))).toEqual({ rule: 'NA-A3', code: 'bidTooHigh', most: 13, bid: 14 });
  });

  test('NA-A3: exactly one more than the highest bid is enough, less is not', () => {
    const enough = position({ phase: 'bid', seats: { 1: purse }, auction: { column: 0, bids: [12] } });
    const short = position({ phase: 'bid', seats: { 1: purse }, auction: { column: 0, bids: [13] } });

    expect(game.offers(enough)).toEqual([{ type: 'bid', min: 13, max: 13 }, { type: 'passBid' }]);
    expect(game.offers(short)).toEqual([{ type: 'passBid' }]);
    expect(game.whyNot(short, 1, 'bid')).toEqual({
      ...{ rule: 'NA-A3', code: 'short', of: 'resources', need: 14, have: 13 },
    });
  });

  test('NA-A3: who owns nothing may still choose and bid 0', () => {
    const nothing = { coins: 0, goods: 0, timber: 0, corn: 0 };
    const state = position({ phase: 'bid', seats: { 0: nothing } });

    expect(game.offers(state)).toEqual([{ type: 'bid', min: 0, max: 0 }]);
    expect(refusalOf(state, bid(1))).toEqual({ rule: 'NA-A3', code: 'bidTooHigh', most: 0, bid: 1 });
    expect(seatOf(play(state, bid(0)).state, 0)).toEqual(seatOf(state, 0));
  });

  test('NA-A3: the bonus coins of the column do not count', () => {
    const nothing = { coins: 1, goods: 0, timber: 0, corn: 0 };
    const state = position({ phase: 'bid', seats: { 0: nothing }, auction: { column: 4, bids: [] } });

    expect(game.offers(state)).toEqual([{ type: 'bid', min: 0, max: 1 }]);
  });
});
