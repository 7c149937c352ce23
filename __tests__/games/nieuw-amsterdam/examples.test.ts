import { offersOf, patched, play, playAll, seatOf } from '../../support/table';
import { position, type Wanted } from '../../support/position';

/* The worked examples of the rulebook, with its numbers: preparation, auction, city and land. */
const [BLUE, YELLOW, ORANGE] = [0, 1, 2];

describe('preparation', () => {
  const lastTurn = () =>
    position({
      ...{ phase: 'trade', current: ORANGE, round: 2, lands: ['L20-01'], ships: ['S20-01', 'S20-02'] },
      traders: { top: ['lynx', 'otter'], middle: [], bottom: ['mink', 'mink', 'beaver', 'muskrat'] },
      furDraw: ['beaver', 'mink', 'otter', 'muskrat', 'lynx'],
      furDiscard: ['lynx'],
    });

  test('NA-P1: the land and the two ships left over leave the game, four new lands and ships come', () => {
    const before = lastTurn();
    const { landDeck, shipDeck } = before.piles;
    const { state, events } = play(before, { type: 'endTurn' });

    expect(events).toContainEqual({
      ...{ type: 'cardsRemoved', lands: ['L20-01'], ships: ['S20-01', 'S20-02'], rule: 'NA-P1' },
    });
    expect(state.lands).toEqual(landDeck.slice(0, 4));
    expect(state.ships).toEqual(shipDeck.slice(0, 4));
    expect([state.piles.landDeck, state.piles.shipDeck]).toEqual([landDeck.slice(4), shipDeck.slice(4)]);
  });

  test('NA-P2: five empty fur spaces are refilled from the pile, the furs lying there stay', () => {
    const before = lastTurn();
    const { state } = play(before, { type: 'endTurn' });

    expect(state.traders).toEqual({
      top: ['lynx', 'otter', 'muskrat', 'lynx'],
      middle: ['beaver', 'mink', 'otter'],
      bottom: ['mink', 'mink', 'beaver', 'muskrat'],
    });
    expect(state.piles.furDraw).toEqual(before.piles.furDraw.slice(5));
    expect(state.piles.furDiscard).toEqual(['lynx']);
  });
});

describe('a complete auction', () => {
  const start = () =>
    position({
      phase: 'choose',
      columns: [
        ['land', 'land', 'trade'],
        ['city', 'city', 'trade'],
        ['city', 'land'],
        ['city', 'land'],
        ['trade', 'trade'],
      ],
      seats: { [ORANGE]: { corn: 3, furs: { mink: 1 } } },
    });
  const bidding = () =>
    playAll(start(), { type: 'chooseColumn', column: 0 }, { type: 'bid', amount: 7 }, { type: 'passBid' });
  const won = () => play(bidding(), { type: 'bid', amount: 8 });
  const paid = () =>
    play(won().state, { type: 'pay', with: { corn: 3, coins: 3, timber: 1, furs: { mink: 1 } } });
  const second = () =>
    playAll(
      paid().state,
      { type: 'chooseColumn', column: 1 },
      { type: 'bid', amount: 5 },
      { type: 'passBid' },
      { type: 'pay', with: { goods: 4, timber: 1 } },
    );
  const third = () => play(second(), { type: 'takeColumn', column: 2 });

  test('NA-A2: blue bids 7, yellow passes, orange wins with 8', () => {
    expect(bidding().current).toBe(ORANGE);
    expect(offersOf(bidding(), 'bid')).toEqual([{ type: 'bid', min: 8, max: 19 }]);
    expect(won().state.phase).toBe('pay');
    expect(won().state.current).toBe(ORANGE);
  });

  test('NA-A4, NA-A5: orange pays 3 + 3 + 1 + 1 and swaps token 3 for token 1', () => {
    expect(paid().state).toEqual(
      patched(start(), {
        seats: {
          [BLUE]: { token: 3 },
          [ORANGE]: {
            ...{ token: 1, coins: 8 - 3 + 1, corn: 0, timber: 2, tiles: { city: 0, land: 2, trade: 1 } },
            furs: { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 },
          },
        },
        current: YELLOW,
        moneyBox: start().moneyBox.map((column, index) =>
          index === 0 ? { ...column, takenBy: ORANGE } : column,
        ),
        piles: { furDiscard: ['mink'] },
      }),
    );
  });

  test('NA-A4: yellow pays 5 with 4 goods and 1 timber and keeps token 2; column two has no bonus', () => {
    expect(seatOf(second(), YELLOW)).toEqual({
      ...seatOf(start(), YELLOW),
      ...{ goods: 0, timber: 2, tiles: { city: 2, land: 0, trade: 1 } },
    });
    expect([second().phase, second().current]).toEqual(['takeColumn', BLUE]);
  });

  test('NA-A6: blue takes the third column for nothing, with 2 bonus coins, and keeps token 3', () => {
    expect(seatOf(third().state, BLUE)).toEqual({
      ...seatOf(second(), BLUE),
      ...{ token: 3, coins: 8 + 2, tiles: { city: 1, land: 1, trade: 0 } },
    });
    expect(third().state.moneyBox.map(({ takenBy }) => takenBy)).toEqual([ORANGE, YELLOW, BLUE, null, null]);
    expect([third().state.phase, third().state.current]).toEqual(['city', ORANGE]);
  });
});

describe('city', () => {
  test('NA-C1: three businesses, two of them taking the majority in the trading company', () => {
    const before = position({
      current: ORANGE,
      districts: { tradingCompany: [0, 2, 1], granary: [1, 0, 1] },
    });
    const { state } = play(before, { type: 'buildBusinesses', districts: { tradingCompany: 2, granary: 1 } });

    expect(state).toEqual(
      patched(before, {
        seats: { [ORANGE]: { timber: 0, buildings: 19, tiles: { city: 0, land: 0, trade: 0 } } },
        districts: { tradingCompany: [0, 2, 3], granary: [1, 0, 2] },
      }),
    );
  });

  test('NA-C2: a majority in the docks and a tied lead in the lumber yard are 3 + 2 = 5 VP', () => {
    const before = position({
      current: BLUE,
      districts: { docks: [2, 1, 0], lumberYard: [1, 1, 0], granary: [1, 2, 0] },
    });

    expect(offersOf(before, 'holdElections')).toEqual([{ type: 'holdElections', vp: 5 }]);
    expect(play(before, { type: 'holdElections' }).state.players.map(({ vp }) => vp)).toEqual([5, 0, 0]);
  });
});

describe('land', () => {
  const three = ['L20-03', 'L20-09', 'L20-11'];
  const yellow: Wanted = {
    ...{ phase: 'land', current: YELLOW, round: 2, lands: three },
    seats: { [YELLOW]: { lands: [{ id: 'L20-05', houses: 1 }] } },
  };
  const acquire = { type: 'acquireLand', land: 'L20-09' };

  test('NA-L1: one of three lands left goes to the right end of the row, uncleared', () => {
    const { state } = play(position(yellow), acquire);

    expect(seatOf(state, YELLOW).lands).toEqual([
      { id: 'L20-05', houses: 1, cleared: false },
      { id: 'L20-09', houses: 0, cleared: false },
    ]);
    expect(state.lands).toEqual(['L20-03', 'L20-11']);
  });

  test('NA-L2: case A, the next camp has room and the longhouse moves there', () => {
    const { state, events } = play(position({ ...yellow, camps: [2, 1, 0, 0, 0] }), acquire);

    expect(state.camps).toEqual([1, 2, 0, 0, 0]);
    expect(events).toContainEqual({ type: 'longhouseMoved', from: 1, to: 2, rule: 'NA-L2' });
  });

  test('NA-L2: case B, the next camp is full and the longhouse leaves the game', () => {
    const { state, events } = play(position({ ...yellow, camps: [1, 2, 0, 0, 0] }), acquire);

    expect(state.camps).toEqual([0, 2, 0, 0, 0]);
    expect(events).toContainEqual({ type: 'longhouseMoved', from: 1, to: null, rule: 'NA-L2' });
  });

  test('NA-L3: clearing the second and third of four lands brings 3 + 5 timber and 6 VP', () => {
    const before = position({
      ...{ phase: 'land', current: BLUE, round: 2 },
      seats: {
        [BLUE]: {
          lands: [
            { id: 'L20-01', houses: 1, cleared: true },
            { id: 'L20-07', houses: 2 },
            { id: 'L20-08', houses: 2 },
            { id: 'L20-09', houses: 1 },
          ],
        },
      },
    });
    const blue = seatOf(play(before, { type: 'clearLand' }).state, BLUE);

    expect(blue.timber).toBe(3 + 8);
    expect(blue.vp).toBe(6);
    expect(blue.lands.map(({ cleared }) => cleared)).toEqual([true, true, true, false]);
  });
});
