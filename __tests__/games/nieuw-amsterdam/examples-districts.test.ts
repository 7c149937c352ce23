import { offersOf, patched, play, refusalOf, seatOf } from '../../support/table';
import { position } from '../../support/position';
import { DOCK_ROOM } from '@/games/nieuw-amsterdam/catalogue';

/* The worked examples of the rulebook, with its numbers: trade and the special actions. */
const [BLUE, YELLOW, ORANGE] = [0, 1, 2];

describe('trade', () => {
  const lynx = () =>
    position({
      ...{ phase: 'trade', current: ORANGE, camps: [0, 0, 1, 0, 0] },
      traders: { top: ['lynx', 'mink', 'lynx', 'otter'], middle: ['beaver', 'mink', 'otter'], bottom: [] },
      seats: { [ORANGE]: { goods: 4, corn: 2, furs: { lynx: 2 } } },
    });

  test('NA-T1: the bottom trader is sold out, so the middle and the top one are open', () => {
    expect(offersOf(lynx(), 'tradeFurs')).toEqual([
      { type: 'tradeFurs', trader: 'top', max: 4, travel: 2 },
      { type: 'tradeFurs', trader: 'middle', max: 3, travel: 2 },
    ]);
  });

  test('NA-T2: two lynx cost 2 goods, and 2 corn for the two boats to the nearest longhouse', () => {
    const before = lynx();
    const { state } = play(before, { type: 'tradeFurs', trader: 'top', furs: { lynx: 2 } });

    expect(state).toEqual(
      patched(before, {
        seats: {
          [ORANGE]: {
            ...{ goods: 2, corn: 0, tiles: { city: 0, land: 0, trade: 0 } },
            furs: { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 4 },
          },
        },
        traders: { top: ['mink', 'otter'] },
      }),
    );
  });

  test('NA-T3: 2 beaver, 1 lynx, 1 otter and 1 muskrat on a ship for five are 6 + 2 + 1 + 1 = 10 VP', () => {
    const furs = { beaver: 2, lynx: 1, otter: 1, muskrat: 1 };
    const before = position({
      ...{ phase: 'trade', current: YELLOW, round: 2, ships: ['S20-12', 'S20-09'] },
      seats: { [YELLOW]: { furs, ships: ['S20-01'] } },
    });
    const yellow = seatOf(play(before, { type: 'shipFurs', ship: 'S20-09', furs }).state, YELLOW);

    expect(offersOf(before, 'shipFurs')).toEqual([{ type: 'shipFurs', ships: ['S20-09'] }]);
    expect(yellow.vp).toBe(10);
    expect(yellow.coins).toBe(8 + 2);
    expect(yellow.ships).toEqual(['S20-01', 'S20-09']);
    expect(yellow.furs).toEqual({ beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 });
  });
});

describe('special actions', () => {
  test('NA-D3: 1 timber makes a third warehouse, and room for 8 goods in all', () => {
    const before = position({
      current: BLUE,
      seats: { [BLUE]: { warehouses: 2 } },
      districts: { docks: [1, 0, 0] },
    });
    const { state } = play(before, { type: 'buildWarehouse' });

    expect(state).toEqual(
      patched(before, { seats: { [BLUE]: { timber: 2, warehouses: 3, buildings: 21, specialUsed: true } } }),
    );
    expect(DOCK_ROOM[3]).toBe(8);
  });

  test('NA-D4: 2 timber are two houses, on the first free sites from the left', () => {
    const before = position({
      ...{ current: ORANGE, round: 2, districts: { carpenters: [0, 0, 1] } },
      seats: {
        [ORANGE]: { lands: [{ id: 'L20-01', houses: 1 }, { id: 'L20-05', houses: 1 }, { id: 'L20-10' }] },
      },
    });
    const orange = seatOf(play(before, { type: 'buildHouses', count: 2 }).state, ORANGE);

    expect(orange.lands.map(({ houses }) => houses)).toEqual([1, 2, 1]);
    expect([orange.timber, orange.buildings]).toEqual([1, 23 - 4]);
  });

  test('NA-D5: 3 coins and 3 goods buy two furs blind: a muskrat and a mink', () => {
    const before = position({
      ...{ current: YELLOW, districts: { blackMarket: [0, 1, 0] }, furDraw: ['muskrat', 'mink'] },
    });
    const { state } = play(before, { type: 'blackMarket', furs: 2, pay: { coins: 3, goods: 3 } });
    const yellow = seatOf(state, YELLOW);

    expect([yellow.coins, yellow.goods]).toEqual([5, 1]);
    expect(yellow.furs).toEqual({ beaver: 0, mink: 1, otter: 0, muskrat: 1, lynx: 0 });
    expect(state.piles.furDraw).toEqual(before.piles.furDraw.slice(2));
  });
});

describe('the trading company', () => {
  const districts = { tradingCompany: [1, 1, 1] };
  const move = { type: 'moveTradingPost' };

  test('NA-D6: example 1, 1 timber moves the post into the next zone', () => {
    const before = position({ current: YELLOW, districts, camps: [1, 1, 0, 0, 0] });
    const yellow = seatOf(play(before, move).state, YELLOW);

    expect([yellow.post, yellow.timber, yellow.coins]).toEqual([2, 2, 8]);
  });

  test('NA-D6: example 2, the next zone is full and the post jumps over it', () => {
    const before = position({
      ...{ current: BLUE, districts, camps: [0, 1, 1, 0, 0] },
      seats: { [YELLOW]: { post: 2 }, [ORANGE]: { post: 2 } },
    });

    expect(seatOf(play(before, move).state, BLUE).post).toBe(3);
  });

  test('NA-D6: example 3, nobody can move where the nearest free space lies beyond the farthest longhouse', () => {
    const jam = (current: number) =>
      position({
        ...{ current, districts, camps: [0, 1, 0, 0, 0] },
        seats: { [YELLOW]: { post: 2 }, [ORANGE]: { post: 2 } },
      });

    for (const seat of [BLUE, YELLOW, ORANGE]) {
      expect(offersOf(jam(seat), 'moveTradingPost')).toEqual([]);
      expect(refusalOf(jam(seat), move)).toEqual({ rule: 'NA-D6', code: 'noFreeZone', farthest: 2 });
    }
  });
});
