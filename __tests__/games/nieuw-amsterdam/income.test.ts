import type { Event } from '@/games/nieuw-amsterdam/events';
import { play, seatOf } from '../../support/table';
import { position, type Wanted } from '../../support/position';

const done = { specialUsed: true, tiles: {} };
/** The end of the trade step of seat 2, who has nothing left to pass. */
const finish = ({ seats = {}, ...wanted }: Wanted) =>
  play(
    position({ phase: 'trade', current: 2, ...wanted, seats: { ...seats, 2: { ...done, ...seats[2] } } }),
    { type: 'endTurn' },
  );
const byRule = (events: readonly Event[], rule: string) => events.filter((event) => event.rule === rule);

describe('goods', () => {
  test.each([
    [1, 0, ['S20-01'], 3, 0],
    [1, 0, ['S20-07'], 4, 0],
    [1, 1, ['S20-07'], 4, 1],
    [1, 4, ['S20-01'], 4, 3],
    [2, 3, ['S20-01'], 6, 0],
    [4, 0, ['S20-07', 'S20-12', 'S20-01'], 10, 1],
    [1, 2, [], 2, 0],
  ])('NA-I3: %i warehouses, %i goods there, ships %j', (...[warehouses, goods, ships, after, lost]) => {
    const { state, events } = finish({ seats: { 0: { warehouses, goods, ships } } });
    const gained = after - goods;

    expect(seatOf(state, 0).goods).toBe(after);
    expect(byRule(events, 'NA-I3')).toEqual([
      ...(gained > 0 ? [{ type: 'goods', player: 0, amount: gained, rule: 'NA-I3' }] : []),
      ...(lost > 0 ? [{ type: 'goodsLost', player: 0, amount: lost, rule: 'NA-I3' }] : []),
    ]);
  });
});

describe('coins', () => {
  const income = (docks: readonly number[], granary: readonly number[] = [0, 0, 0]) =>
    finish({
      seats: { 0: { corn: 9 }, 1: { corn: 9 }, 2: { corn: 9 } },
      districts: { docks, granary },
    }).state.players.map(({ coins }) => coins - 8);

  test('NA-I4: 1 coin a district with a business, 1 more for the majority; a tied lead counts no more', () => {
    expect(income([0, 0, 0])).toEqual([0, 0, 0]);
    expect(income([3, 1, 0])).toEqual([2, 1, 0]);
    expect(income([1, 1, 0])).toEqual([1, 1, 0]);
    expect(income([1, 2, 3])).toEqual([1, 1, 2]);
    expect(income([1, 0, 0], [0, 1, 1])).toEqual([2, 1, 1]);
  });

  test('NA-I4: a business closed for want of corn brings no coin any more', () => {
    const before = position({
      phase: 'upkeep',
      seats: { 0: { corn: 1 } },
      districts: { docks: [1, 0, 0], granary: [1, 0, 0] },
    });

    expect(seatOf(play(before, { type: 'closeBusinesses', districts: { docks: 1 } }).state, 0).coins).toBe(
      8 + 2,
    );
  });

  test('NA-I4: goods for everybody come first, then coins for everybody, in turn order', () => {
    const { events } = finish({
      tokens: [2, 1, 3],
      seats: { 0: { corn: 9, goods: 0, ships: ['S20-01'] }, 1: { corn: 9, goods: 4, ships: ['S20-02'] } },
      districts: { docks: [1, 1, 0] },
    });

    expect(events.filter(({ rule }) => ['NA-I3', 'NA-I4'].includes(rule))).toEqual([
      { type: 'goodsLost', player: 1, amount: 2, rule: 'NA-I3' },
      { type: 'goods', player: 0, amount: 3, rule: 'NA-I3' },
      { type: 'coins', player: 1, amount: 1, rule: 'NA-I4' },
      { type: 'coins', player: 0, amount: 1, rule: 'NA-I4' },
    ]);
  });
});
