import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import { DISTRICTS, type State } from '@/games/nieuw-amsterdam/types';
import { play, playAll, refusalOf, seatOf } from '../../support/table';

const open = (players: number, first = 0): State => game.setup({ players, seed: 'abc', first });
const place = (district: string) => ({ type: 'placeBusiness', district });

describe('the first businesses', () => {
  test('NA-S7: everybody places one business in turn order, then everybody a second', () => {
    let state = open(3, 1);
    const order: (number | null)[] = [];
    for (const district of DISTRICTS) {
      order.push(state.current);
      state = play(state, place(district)).state;
    }

    expect(order).toEqual([1, 2, 0, 1, 2, 0]);
    expect(state.districts).toEqual({
      lumberYard: [0, 1, 0],
      granary: [0, 0, 1],
      docks: [1, 0, 0],
      carpenters: [0, 1, 0],
      blackMarket: [0, 0, 1],
      tradingCompany: [1, 0, 0],
    });
    expect([state.phase, state.round, state.current]).toEqual(['choose', 1, 1]);
  });

  test('NA-S7: they are free, any district is open, twice the same one too', () => {
    const before = open(2);
    const { state, events, by } = play(before, place('docks'));
    const second = playAll(state, place('docks'), place('docks'));

    expect(game.offers(before)).toEqual([{ type: 'placeBusiness', districts: DISTRICTS }]);
    expect(by).toBe(0);
    expect(events).toEqual([
      { type: 'businessesBuilt', player: 0, district: 'docks', count: 1, rule: 'NA-S7' },
    ]);
    expect(seatOf(state, 0)).toEqual({ ...seatOf(before, 0), buildings: 23 });
    expect(state.current).toBe(1);
    expect(second.districts.docks).toEqual([2, 1]);
    expect(second.phase).toBe('placement');
  });

  test('NA-S7: with the last one the first round begins: cards, tiles, auction', () => {
    const before = playAll(open(2), place('docks'), place('docks'), place('granary'));
    const { state, events } = play(before, place('granary'));

    expect(events).toEqual([
      { type: 'businessesBuilt', player: 1, district: 'granary', count: 1, rule: 'NA-S7' },
      { type: 'roundStarted', round: 1, rule: 'NA-P1' },
      { type: 'cardsRevealed', lands: state.lands, ships: state.ships, rule: 'NA-P1' },
      { type: 'tilesLaid', columns: state.moneyBox.map(({ tiles }) => tiles), rule: 'NA-P3' },
      { type: 'phaseStarted', phase: 'choose', rule: 'NA-A1' },
    ]);
    expect(state.current).toBe(0);
  });

  test('NA-S7: there is no such district as the harbour', () => {
    expect(refusalOf(open(2), place('harbour'))).toMatchObject({
      rule: 'PROTOCOL',
      code: 'malformed',
      field: 'district',
    });
  });
});
