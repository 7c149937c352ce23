import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { offersOf, patched, play, refusalOf, seatOf } from '../../support/table';
import { position, type Wanted } from '../../support/position';

const ship = (id: string, furs: object) => ({ type: 'shipFurs', ship: id, furs });
const harbour = (furs: object, wanted: Wanted = {}) =>
  position({
    phase: 'trade',
    ships: ['S20-01', 'S20-05', 'S20-09', 'S20-12'],
    seats: { 0: { furs } },
    ...wanted,
  });

describe('shipping furs', () => {
  test('NA-T3: the furs are discarded, the card is kept, points and coins are gained', () => {
    const before = harbour({ beaver: 2, mink: 3, lynx: 1 }, { furDiscard: ['otter'] });
    const { state, events, move } = play(before, ship('S20-05', { mink: 3, lynx: 1 }));

    expect(move).toEqual(ship('S20-05', { beaver: 0, mink: 3, otter: 0, muskrat: 0, lynx: 1 }));
    expect(events).toEqual([
      { type: 'tileSpent', player: 0, step: 'trade', rule: 'NA-X1' },
      { type: 'fursDiscarded', player: 0, furs: ['mink', 'mink', 'mink', 'lynx'], rule: 'NA-T3' },
      { type: 'shipLoaded', player: 0, ship: 'S20-05', rule: 'NA-T3' },
      { type: 'vp', player: 0, amount: 11, source: 'ships', rule: 'NA-T3' },
      { type: 'coins', player: 0, amount: 5, rule: 'NA-T3' },
    ]);
    expect(state).toEqual(
      patched(before, {
        seats: {
          0: {
            ...{ coins: 13, vp: 11, ships: ['S20-05'], tiles: { city: 0, land: 0, trade: 0 } },
            furs: { beaver: 2, mink: 0, otter: 0, muskrat: 0, lynx: 0 },
          },
        },
        ships: ['S20-01', 'S20-09', 'S20-12'],
        piles: { furDiscard: ['otter', 'mink', 'mink', 'mink', 'lynx'] },
      }),
    );
  });

  test.each([
    ['S20-01', { otter: 3 }, 9],
    ['S20-01', { otter: 1, lynx: 2 }, 8],
    ['S20-01', { beaver: 1, mink: 1, lynx: 1 }, 6],
    ['S20-05', { beaver: 1, mink: 1, otter: 2 }, 9],
    ['S20-05', { beaver: 1, mink: 1, otter: 1, muskrat: 1 }, 7],
    ['S20-09', { beaver: 1, mink: 1, otter: 1, muskrat: 1, lynx: 1 }, 8],
    ['S20-09', { beaver: 1, lynx: 4 }, 14],
    ['S20-12', { beaver: 2, mink: 2, otter: 2 }, 12],
    ['S20-12', { muskrat: 6 }, 18],
    ['S20-12', { beaver: 1, mink: 2, lynx: 3 }, 14],
  ])('NA-T3: on %s %j score %i VP, types ranked to the player’s best', (id, furs, vp) => {
    expect(seatOf(play(harbour(furs), ship(id, furs)).state, 0).vp).toBe(vp);
  });

  test('NA-T3: only ships one has enough furs for are offered', () => {
    const offered = (furs: object) => offersOf(harbour(furs), 'shipFurs');

    expect(offered({ beaver: 2 })).toEqual([]);
    expect(offered({ beaver: 2, mink: 1 })).toEqual([{ type: 'shipFurs', ships: ['S20-01'] }]);
    expect(offered({ beaver: 5 })).toEqual([{ type: 'shipFurs', ships: ['S20-01', 'S20-05', 'S20-09'] }]);
    expect(offered({ beaver: 8 })[0]?.ships).toHaveLength(4);
  });

  test('NA-T3: the load is exact: one fur less or more is refused', () => {
    const state = harbour({ beaver: 8 });

    expect(refusalOf(state, ship('S20-05', { beaver: 3 }))).toEqual({
      rule: 'NA-T3',
      code: 'wrongTotal',
      need: 4,
      given: 3,
    });
    expect(refusalOf(state, ship('S20-05', { beaver: 5 }))).toEqual({
      rule: 'NA-T3',
      code: 'wrongTotal',
      need: 4,
      given: 5,
    });
    expect(refusalOf(state, ship('S20-05', {}))).toEqual({
      rule: 'NA-T3',
      code: 'wrongTotal',
      need: 4,
      given: 0,
    });
  });

  test('NA-T3: nobody ships furs they do not have', () => {
    const state = harbour({ beaver: 3, lynx: 1 });

    expect(refusalOf(state, ship('S20-01', { lynx: 2, beaver: 1 }))).toEqual({
      ...{ rule: 'NA-T3', code: 'short', of: 'lynx', need: 2, have: 1 },
    });
  });

  test('NA-T3: with fewer furs than the smallest ship asks for, nothing can be shipped', () => {
    const state = harbour({ beaver: 2 });

    expect(game.whyNot(state, 0, 'shipFurs')).toEqual({
      rule: 'NA-T3',
      code: 'short',
      of: 'furs',
      need: 3,
      have: 2,
    });
    expect(refusalOf(state, ship('S20-01', { beaver: 2 }))).toEqual({
      ...{ rule: 'NA-T3', code: 'short', of: 'furs', need: 3, have: 2 },
    });
  });

  test('NA-T3: the ship must be on offer, and there must be one', () => {
    const state = harbour({ beaver: 8 });
    const none = harbour({ beaver: 8 }, { ships: [] });

    expect(refusalOf(state, ship('S20-02', { beaver: 3 }))).toEqual({
      rule: 'NA-T3',
      code: 'cardNotOnOffer',
      card: 'S20-02',
    });
    expect(refusalOf(none, ship('S20-01', { beaver: 3 }))).toEqual({ rule: 'NA-T3', code: 'noCardOnOffer' });
    expect(refusalOf(state, ship('S99', { beaver: 3 }))).toMatchObject({ code: 'malformed', field: 'ship' });
  });

  test('NA-T3: shipping needs a trade tile but no journey', () => {
    const far = { camps: [0, 0, 0, 0, 1] };
    const furs = { beaver: 3 };
    const state = harbour(furs, { ...far, seats: { 0: { furs, corn: 0 } } });
    const bare = harbour(furs, { seats: { 0: { furs, tiles: {} } } });

    expect(seatOf(play(state, ship('S20-01', furs)).state, 0).corn).toBe(0);
    expect(refusalOf(bare, ship('S20-01', furs))).toEqual({ rule: 'NA-X1', code: 'noTile', step: 'trade' });
  });
});
