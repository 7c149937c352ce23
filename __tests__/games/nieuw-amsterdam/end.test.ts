import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { LAND_CARDS } from '@/games/nieuw-amsterdam/catalogue';
import { patched, play, refusalOf, seatOf } from '../../support/table';
import { position, type Wanted } from '../../support/position';

const endTurn = { type: 'endTurn' };
const poor = { coins: 0, goods: 0, timber: 0, corn: 0 };
const done = { specialUsed: true, tiles: {} };
/** The last turn of the game; who is not mentioned owns nothing. */
const last = ({ seats = {}, ...wanted }: Wanted = {}) =>
  position({
    ...{ phase: 'trade', current: 2, round: 6, ...wanted },
    seats: { 0: { ...poor, ...seats[0] }, 1: { ...poor, ...seats[1] }, 2: { ...poor, ...done, ...seats[2] } },
  });
const finish = (wanted: Wanted = {}) => play(last(wanted), endTurn);
const scores = (wanted: Wanted) => finish(wanted).state.result?.scores ?? [];

describe('the end', () => {
  test('NA-E4: after round six, and not before, the game is over and nobody is to act', () => {
    const { state } = finish();

    expect([state.phase, state.current, state.round]).toEqual(['over', null, 6]);
    expect(game.toAct(state)).toBeNull();
    expect(game.offers(state)).toEqual([]);
    expect(refusalOf(state, endTurn)).toEqual({ rule: 'PROTOCOL', code: 'gameOver' });
    expect(game.whyNot(state, 0, 'endTurn')).toEqual({ rule: 'PROTOCOL', code: 'gameOver' });
    expect(play(last({ round: 5, seats: {} }), endTurn).state.phase).toBe('choose');
  });

  test('NA-E4: the last round still has its harvest, upkeep and income', () => {
    const { state } = finish({
      seats: { 0: { corn: 0, lands: [{ id: 'L20-02', houses: 1, cleared: true }], ships: ['S20-01'] } },
      districts: { docks: [1, 0, 0] },
    });

    expect(seatOf(state, 0)).toMatchObject({ corn: 1, goods: 3, coins: 2 });
  });

  test('NA-E1, NA-E2, NA-E3, NA-E4: the scorings one after the other, each for everybody', () => {
    const before = last({
      seats: {
        0: { vp: 10, coins: 7, furs: { lynx: 2 } },
        1: { vp: 3, corn: 3, lands: [{ id: 'L20-05', houses: 2 }] },
        2: { vp: 0, corn: 2 },
      },
      districts: { docks: [0, 2, 0], granary: [0, 1, 1] },
    });
    const { state, events } = play(before, endTurn);
    const from = events.findIndex(({ type, rule }) => type === 'vp' && rule === 'NA-E1');

    expect(events.slice(from)).toEqual([
      { type: 'vp', player: 1, amount: 5, source: 'lastElections', rule: 'NA-E1' },
      { type: 'vp', player: 2, amount: 2, source: 'lastElections', rule: 'NA-E1' },
      { type: 'vp', player: 1, amount: 1, source: 'lastLand', rule: 'NA-E2' },
      { type: 'vp', player: 0, amount: 2, source: 'furs', rule: 'NA-E3' },
      { type: 'vp', player: 0, amount: 2, source: 'resources', rule: 'NA-E3' },
      { type: 'vp', player: 1, amount: 1, source: 'resources', rule: 'NA-E3' },
      { type: 'gameEnded', winners: [0], rule: 'NA-E4' },
    ]);
    expect(state).toEqual(
      patched(before, {
        ...{ phase: 'over', current: null },
        seats: {
          0: { vp: 14 },
          1: { vp: 10, corn: 0, coins: 3 },
          2: { vp: 2, corn: 1, coins: 1, specialUsed: false },
        },
        result: {
          winners: [0],
          scores: [
            { elections: 0, land: 0, furs: 2, resources: 2, total: 14 },
            { elections: 5, land: 1, furs: 0, resources: 1, total: 10 },
            { elections: 2, land: 0, furs: 0, resources: 0, total: 2 },
          ],
        },
      }),
    );
  });
});

describe('last elections', () => {
  test('NA-E1: everybody scores every majority and tied lead', () => {
    const food = { corn: 9 };
    const result = scores({
      seats: { 0: food, 1: food, 2: food },
      districts: { docks: [2, 1, 0], granary: [1, 1, 0], lumberYard: [1, 1, 1], carpenters: [0, 0, 4] },
    });

    expect(result.map(({ elections }) => elections)).toEqual([3 + 2 + 2, 2 + 2, 2 + 3]);
  });

  test('NA-E1: businesses that close in the last upkeep no longer lead', () => {
    const before = last({ seats: { 1: { corn: 0 } }, districts: { docks: [0, 1, 0] } });
    const hungry = play(before, endTurn).state;
    const { result } = play(hungry, { type: 'closeBusinesses', districts: { docks: 1 } }).state;

    expect(result?.scores.map(({ elections }) => elections)).toEqual([0, 0, 0]);
  });
});

describe('the last land', () => {
  const row = (places: number, rest: readonly { id: string; houses: number; cleared?: boolean }[] = []) => {
    const cards = LAND_CARDS.filter(({ sites, era }) => sites < 3 && era === 1620).slice(0, places);
    return [...cards.map(({ id, sites }) => ({ id, houses: sites, cleared: false })), ...rest];
  };
  const land = (lands: readonly { id: string; houses: number; cleared?: boolean }[]) =>
    scores({ seats: { 0: { lands } } })[0]?.land;

  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [5, 15],
    [8, 36],
    [9, 36],
  ])('NA-E2: %i full lands, none cleared: the rightmost scores %i', (places, vp) => {
    expect(land(row(places))).toBe(vp);
  });

  test('NA-E2: what lies right of it and is not full does not matter', () => {
    expect(
      land(
        row(3, [
          { id: 'L30-12', houses: 2 },
          { id: 'L30-11', houses: 0 },
        ]),
      ),
    ).toBe(6);
  });

  test('NA-E2: if the rightmost full land is cleared, nothing scores, whatever lies left of it', () => {
    expect(land(row(2, [{ id: 'L30-01', houses: 1, cleared: true }]))).toBe(0);
    expect(
      land(
        row(2, [
          { id: 'L30-01', houses: 1, cleared: true },
          { id: 'L30-12', houses: 1 },
        ]),
      ),
    ).toBe(0);
  });
});

describe('what is left', () => {
  test.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [5, 1],
    [6, 2],
    [299, 99],
  ])('NA-E3: %i coins are %i VP', (coins, vp) => {
    expect(scores({ seats: { 0: { coins } } })[0]).toMatchObject({ resources: vp, total: vp });
  });

  test('NA-E3: goods, corn, timber and coins count together, the remainder is lost', () => {
    const one = { coins: 1, goods: 1, timber: 1, corn: 1 };

    expect(
      scores({ seats: { 0: one, 1: { ...one, corn: 0 }, 2: { ...one, goods: 0, timber: 0 } } }),
    ).toMatchObject([{ resources: 1 }, { resources: 1 }, { resources: 0 }]);
  });

  test('NA-E3: every fur is 1 VP and does not count among the others', () => {
    const [first] = scores({
      seats: { 0: { furs: { beaver: 2, mink: 1, otter: 1, muskrat: 1, lynx: 3 }, coins: 2 } },
    });

    expect(first).toEqual({ elections: 0, land: 0, furs: 8, resources: 0, total: 8 });
  });
});

describe('the winner', () => {
  const winners = (vp: readonly [number, number, number]) =>
    finish({ seats: { 0: { vp: vp[0] }, 1: { vp: vp[1] }, 2: { vp: vp[2] } } }).state.result?.winners;

  test('NA-E4: most VP wins, wherever the player sits', () => {
    expect(winners([9, 3, 8])).toEqual([0]);
    expect(winners([3, 9, 8])).toEqual([1]);
    expect(winners([3, 8, 9])).toEqual([2]);
  });

  test('NA-E4: a tie is shared, even by all', () => {
    expect(winners([7, 3, 7])).toEqual([0, 2]);
    expect(winners([0, 0, 0])).toEqual([0, 1, 2]);
  });

  test('NA-E4: the final scorings decide too', () => {
    const { result } = finish({ seats: { 0: { vp: 5 }, 1: { vp: 4, furs: { lynx: 2 } } } }).state;

    expect(result?.winners).toEqual([1]);
  });
});
