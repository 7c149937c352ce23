import { offersOf, play, seatOf } from '../../support/table';
import { position } from '../../support/position';

/* The worked examples of the rulebook, with its numbers: upkeep, income and the end of the game. */
const [BLUE, YELLOW, ORANGE] = [0, 1, 2];
const last = { phase: 'trade', current: ORANGE } as const;
const endTurn = { type: 'endTurn' };

describe('upkeep and income', () => {
  test('NA-I1: cleared lands of 1, 4 and 5 bring 10 corn; the uncleared fourth brings none', () => {
    const before = position({
      ...{ ...last, round: 2 },
      seats: {
        [BLUE]: {
          lands: [
            { id: 'L20-01', houses: 1, cleared: true },
            { id: 'L20-05', houses: 2, cleared: true },
            { id: 'L20-10', houses: 3, cleared: true },
            { id: 'L20-11', houses: 3 },
          ],
        },
      },
    });

    expect(seatOf(play(before, endTurn).state, BLUE).corn).toBe(2 + 10);
  });

  test('NA-I2: 3, 4 and 5 businesses; who has 4 corn for 5 closes one and loses 2 VP', () => {
    const before = position({
      ...last,
      seats: { [BLUE]: { corn: 3 }, [YELLOW]: { corn: 4 }, [ORANGE]: { corn: 4, vp: 9 } },
      districts: { lumberYard: [3, 0, 2], granary: [0, 4, 3] },
    });
    const hungry = play(before, endTurn).state;
    const fed = play(hungry, { type: 'closeBusinesses', districts: { lumberYard: 1 } }).state;

    expect([hungry.phase, hungry.current]).toEqual(['upkeep', ORANGE]);
    expect(offersOf(hungry, 'closeBusinesses')).toEqual([{ type: 'closeBusinesses', count: 1 }]);
    expect(hungry.players.map(({ corn }) => corn)).toEqual([0, 0, 4]);
    expect(fed.players.map(({ corn }) => corn)).toEqual([0, 0, 0]);
    expect(fed.districts.lumberYard).toEqual([3, 0, 1]);
    expect(seatOf(fed, ORANGE).vp).toBe(7);
    expect(seatOf(fed, ORANGE).buildings).toBe(seatOf(hungry, ORANGE).buildings + 1);
  });

  test('NA-I3: ships of 3 + 2 + 3 goods, but docks for 5 more: 3 are lost', () => {
    const before = position({
      ...last,
      seats: { [YELLOW]: { warehouses: 2, goods: 1, ships: ['S20-01', 'S20-02', 'S20-06'] } },
    });
    const { state, events } = play(before, endTurn);

    expect(seatOf(state, YELLOW).goods).toBe(6);
    expect(events).toContainEqual({ type: 'goods', player: YELLOW, amount: 5, rule: 'NA-I3' });
    expect(events).toContainEqual({ type: 'goodsLost', player: YELLOW, amount: 3, rule: 'NA-I3' });
  });

  test('NA-I4: 3 districts and 1 majority are 4 coins, 2 and 1 are 3, 3 and 3 are 6; the tied docks bring no more', () => {
    const before = position({
      ...last,
      seats: {
        [BLUE]: { corn: 9 },
        [YELLOW]: { corn: 9 },
        [ORANGE]: { corn: 9, specialUsed: true, tiles: {} },
      },
      districts: {
        lumberYard: [2, 0, 0],
        granary: [0, 1, 0],
        docks: [1, 1, 0],
        carpenters: [1, 0, 2],
        blackMarket: [0, 0, 1],
        tradingCompany: [0, 0, 1],
      },
    });

    expect(play(before, endTurn).state.players.map(({ coins }) => coins)).toEqual([8 + 4, 8 + 3, 8 + 6]);
  });
});

describe('the end of the game', () => {
  const end = { ...last, round: 6 } as const;
  const done = { specialUsed: true, tiles: {} };

  test('NA-E1: one majority and three tied leads are 9 VP, one and two are 7', () => {
    const before = position({
      ...end,
      seats: { [BLUE]: { corn: 9 }, [YELLOW]: { corn: 9 }, [ORANGE]: { corn: 9, ...done } },
      districts: {
        docks: [1, 1, 0],
        tradingCompany: [2, 1, 0],
        blackMarket: [0, 1, 0],
        carpenters: [1, 0, 1],
        lumberYard: [0, 0, 1],
        granary: [1, 1, 1],
      },
    });
    const { result } = play(before, endTurn).state;

    expect(result?.scores.map(({ elections }) => elections)).toEqual([9, 7, 7]);
  });

  test('NA-E2: a full fifth land is worth 15 VP if not cleared, nothing if it is', () => {
    const row = (ids: readonly string[], houses: number) => ids.map((id) => ({ id, houses, cleared: true }));
    const before = position({
      ...end,
      seats: {
        [YELLOW]: {
          lands: [...row(['L20-01', 'L20-02', 'L20-03', 'L20-04'], 1), { id: 'L30-04', houses: 2 }],
        },
        [BLUE]: {
          lands: [
            ...row(['L20-05', 'L20-06', 'L20-07', 'L20-08'], 2),
            { id: 'L20-10', houses: 3, cleared: true },
            { id: 'L30-09', houses: 2 },
          ],
        },
      },
    });
    const { result } = play(before, endTurn).state;

    expect(result?.scores.map(({ land }) => land)).toEqual([0, 15, 0]);
  });

  test('NA-E3: 2 furs are 2 VP; 2 goods, 2 corn, 1 timber and 3 coins are 2 VP more', () => {
    const before = position({
      ...end,
      seats: {
        [ORANGE]: { ...done, furs: { otter: 1, lynx: 1 }, goods: 2, corn: 2, timber: 1, coins: 3, vp: 30 },
      },
    });
    const { result } = play(before, endTurn).state;

    expect(result?.scores[ORANGE]).toEqual({ elections: 0, land: 0, furs: 2, resources: 2, total: 34 });
  });
});
