import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Change, Preview } from '@/games/nieuw-amsterdam/preview';
import type { State } from '@/games/nieuw-amsterdam/types';
import { fursOf } from '../../support/pieces';
import { frozen } from '../../support/table';
import { position } from '../../support/position';

function preview(state: State, move: unknown): Preview {
  const before = JSON.stringify(state);
  const shown = game.preview(frozen(state), move);
  if (!shown.ok) throw new Error(JSON.stringify(shown.refusal));
  expect(JSON.stringify(state)).toBe(before);
  return shown.preview;
}

const NO_STOCK = { coins: 0, goods: 0, timber: 0, corn: 0 };
/** A change of one player; what is not named does not change. */
const change = (
  player: number,
  { stock, furs, ...rest }: Partial<{ [K in keyof Change]: object | number }> = {},
) => ({
  ...{ player, unknownFurs: 0, vp: {}, buildings: 0, ...rest },
  stock: { ...NO_STOCK, ...(stock as object) },
  furs: fursOf(furs as object),
});
const NOTHING = { harvest: 0, upkeep: 0, closing: 0, goods: 0, goodsLost: 0, coins: 0 };

describe('what a move would change', () => {
  test('NA-C1: businesses: timber, buildings, who leads, and the upkeep to come', () => {
    const state = position({
      seats: { 0: { corn: 1 } },
      districts: { docks: [1, 2, 0], granary: [0, 1, 0] },
    });

    expect(
      preview(state, { type: 'buildBusinesses', districts: { docks: 1, granary: 1, carpenters: 1 } }),
    ).toEqual({
      changes: [change(0, { stock: { timber: -3 }, buildings: -3 }), change(1), change(2)],
      leads: [
        { district: 'granary', before: [null, 'majority', null], after: ['tied', 'tied', null] },
        { district: 'docks', before: [null, 'majority', null], after: ['tied', 'tied', null] },
        { district: 'carpenters', before: [null, null, null], after: ['majority', null, null] },
      ],
      forecast: {
        before: { ...NOTHING, upkeep: 1, coins: 1 },
        after: { ...NOTHING, upkeep: 4, closing: 3, coins: 4 },
      },
      reveals: false,
    });
  });

  test('NA-C2: elections: points by their source', () => {
    const shown = preview(position({ districts: { docks: [2, 1, 0] } }), { type: 'holdElections' });

    expect(shown.changes).toEqual([change(0, { vp: { elections: 3 } }), change(1), change(2)]);
    expect(shown.leads).toEqual([]);
    expect(shown.forecast.after).toEqual(shown.forecast.before);
  });

  test('NA-A4: payment: what is paid, and the bonus coins', () => {
    const state = position({
      phase: 'pay',
      seats: { 1: { furs: { mink: 2 } } },
      auction: { column: 2, bids: [3, 5, null] },
    });
    const shown = preview(state, { type: 'pay', with: { coins: 3, corn: 1, furs: { mink: 1 } } });

    expect(shown.changes).toEqual([
      change(0),
      change(1, { stock: { coins: -3 + 2, corn: -1 }, furs: { mink: -1 } }),
      change(2),
    ]);
    expect(shown.reveals).toBe(false);
  });

  test('NA-L3: clearing: timber, points, and the harvest to come', () => {
    const state = position({
      phase: 'land',
      seats: { 0: { lands: [{ id: 'L20-05', houses: 2 }] } },
      districts: { docks: [7, 0, 0] },
    });
    const shown = preview(state, { type: 'clearLand' });

    expect(shown.changes[0]).toEqual(change(0, { stock: { timber: 3 }, vp: { land: 1 } }));
    expect(shown.forecast).toEqual({
      before: { ...NOTHING, upkeep: 7, closing: 5, coins: 2 },
      after: { ...NOTHING, harvest: 4, upkeep: 7, closing: 1, coins: 2 },
    });
  });

  test('NA-T3: a shipment: furs, points, coins, and the goods to come', () => {
    const state = position({
      phase: 'trade',
      ships: ['S20-07'],
      seats: { 0: { goods: 1, furs: { lynx: 4 } } },
    });
    const shown = preview(state, { type: 'shipFurs', ship: 'S20-07', furs: { lynx: 4 } });

    expect(shown.changes[0]).toEqual(
      change(0, { stock: { coins: 1 }, furs: { lynx: -4 }, vp: { ships: 12 } }),
    );
    expect(shown.forecast.after).toEqual({ ...NOTHING, goods: 3, goodsLost: 1 });
  });

  test('NA-T1: a trade: goods and corn for furs everybody can see', () => {
    const state = position({
      phase: 'trade',
      camps: [0, 1, 0, 0, 0],
      seats: { 0: { goods: 4, ships: ['S20-01'] } },
    });
    const shown = preview(state, { type: 'tradeFurs', trader: 'bottom' });

    expect(shown.changes[0]).toEqual(
      change(0, { stock: { goods: -3, corn: -1 }, furs: { beaver: 1, mink: 1, otter: 1, muskrat: 1 } }),
    );
    expect(shown.forecast).toEqual({
      before: { ...NOTHING, goodsLost: 3 },
      after: { ...NOTHING, goods: 3 },
    });
    expect(shown.reveals).toBe(false);
  });

  test('NA-D5: the black market: how many furs, never which, and that it cannot be taken back', () => {
    const move = { type: 'blackMarket', furs: 2, pay: { coins: 4, goods: 2 } };
    const shown = preview(position({ furDraw: ['lynx', 'mink'], seats: { 0: { furs: { lynx: 1 } } } }), move);

    expect(shown).toEqual({
      changes: [change(0, { stock: { coins: -5, goods: -2 }, unknownFurs: 2 }), change(1), change(2)],
      leads: [],
      forecast: { before: NOTHING, after: NOTHING },
      reveals: true,
    });
    expect(preview(position({ furDraw: ['otter', 'otter'] }), move).changes).toEqual(shown.changes);
  });

  test('NA-D3: a warehouse: the goods that will fit', () => {
    const shown = preview(position({ seats: { 0: { ships: ['S20-01'] } } }), { type: 'buildWarehouse' });

    expect(shown.changes[0]).toEqual(change(0, { stock: { coins: -1, timber: -1 }, buildings: -1 }));
    expect(shown.forecast).toEqual({
      before: { ...NOTHING, goodsLost: 3 },
      after: { ...NOTHING, goods: 2, goodsLost: 1 },
    });
  });

  test('NA-X4: ending a turn: the coins for what is passed', () => {
    const shown = preview(position({ seats: { 0: { tiles: { city: 2 } } } }), { type: 'endTurn' });

    expect(shown.changes).toEqual([change(0, { stock: { coins: 3 } }), change(1), change(2)]);
    expect(shown.reveals).toBe(false);
  });

  test('NA-X4: ending the last turn of a round shows only its own coins, but brings new cards to light', () => {
    const state = position({ phase: 'trade', current: 2, districts: { docks: [1, 1, 1] } });
    const shown = preview(state, { type: 'endTurn' });

    expect(shown.changes).toEqual([change(0), change(1), change(2, { stock: { coins: 2 } })]);
    expect(shown.reveals).toBe(true);
  });

  test('NA-I2: closing: corn, buildings and points, as far as there are any', () => {
    const state = position({
      phase: 'upkeep',
      seats: { 0: { corn: 1, vp: 3 } },
      districts: { docks: [2, 1, 0], granary: [1, 0, 0] },
    });
    const shown = preview(state, { type: 'closeBusinesses', districts: { docks: 1, granary: 1 } });

    expect(shown.changes[0]).toEqual(change(0, { stock: { corn: -1 }, vp: { closing: -3 }, buildings: 2 }));
    expect(shown.leads).toEqual([
      { district: 'granary', before: ['majority', null, null], after: [null, null, null] },
      { district: 'docks', before: ['majority', null, null], after: ['tied', 'tied', null] },
    ]);
  });

  test('NA-S7: a first business has no price; the last one brings the first round to light', () => {
    const start = game.setup({ players: 2, seed: 'x', first: 0 });
    const shown = preview(start, { type: 'placeBusiness', district: 'docks' });

    expect(shown.changes).toEqual([change(0, { buildings: -1 }), change(1)]);
    expect(shown.reveals).toBe(false);
  });
});
