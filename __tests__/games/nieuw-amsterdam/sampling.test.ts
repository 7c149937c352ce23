import { range } from '@/core/list';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Offer } from '@/games/nieuw-amsterdam/moves';
import { splitAmong } from '@/games/nieuw-amsterdam/split';
import { DISTRICTS, FURS, type State, STOCKS } from '@/games/nieuw-amsterdam/types';
import { everyOutcome } from '../../support/dice';
import { position, type Wanted } from '../../support/position';

/* What is left to chance: every legal move can come up, and no other. Moves are compared as JSON. */

const sampled = (state: State, offers: readonly Offer[]): Set<string> =>
  new Set(
    offers.flatMap((offer) => everyOutcome((below) => JSON.stringify(game.sample(state, offer, below)))),
  );

const understood = (state: State, move: unknown): string | null => {
  const played = game.play(state, move);
  return played.ok ? JSON.stringify(played.move) : null;
};

function expectAll(state: State, type: Offer['type'], candidates: readonly object[]): void {
  const legal = candidates.flatMap((move) => understood(state, { type, ...move }) ?? []);
  const offers = game.offers(state).filter((offer) => offer.type === type);

  expect(legal.length).toBeGreaterThan(0);
  expect([...sampled(state, offers)].sort()).toEqual([...new Set(legal)].sort());
}

/** Every way to take up to `most` of each kind, but never more than `all` together. */
const mixes = (kinds: readonly string[], most: number, all: number): Record<string, number>[] =>
  kinds.reduce<Record<string, number>[]>(
    (sofar, kind) =>
      sofar.flatMap((mix) => {
        const left = all - Object.values(mix).reduce((sum, number) => sum + number, 0);
        return range(Math.min(most, left) + 1).map((number) => ({ ...mix, [kind]: number }));
      }),
    [{}],
  );

const all = (key: string, number: number): object[] => range(number).map((value) => ({ [key]: value }));

test('NA-S7: any district', () => {
  const state = game.setup({ players: 2, seed: 'x', first: 0 });

  expectAll(
    state,
    'placeBusiness',
    DISTRICTS.map((district) => ({ district })),
  );
});

test('NA-A1, NA-A6, NA-A7: any open column', () => {
  const taken: Wanted = { takenBy: [null, 2, null, null, null] };

  expectAll(position({ phase: 'choose', ...taken }), 'chooseColumn', all('column', 9));
  expectAll(position({ players: 2, phase: 'choose' }), 'chooseColumn', all('column', 9));
  expectAll(position({ phase: 'takeColumn' }), 'takeColumn', all('column', 9));
});

test('NA-A2, NA-A3: any bid from the least to the most', () => {
  expectAll(position({ phase: 'bid' }), 'bid', all('amount', 40));
  expectAll(position({ phase: 'bid', auction: { column: 1, bids: [9] } }), 'bid', all('amount', 40));
  expectAll(position({ phase: 'bid', auction: { column: 1, bids: [16] } }), 'bid', all('amount', 40));
  expectAll(position({ phase: 'bid', auction: { column: 1, bids: [9] } }), 'passBid', [{}]);
});

test('NA-A4: any mix that makes the price', () => {
  const purse = { coins: 2, goods: 1, timber: 0, corn: 1, furs: { mink: 2, lynx: 1 } };
  const furs = mixes(FURS, 2, 3);
  const payments = mixes(STOCKS, 2, 3).flatMap((stock) =>
    furs.map((some) => ({ with: { ...stock, furs: some } })),
  );

  expectAll(
    position({ phase: 'pay', seats: { 0: purse }, auction: { column: 0, bids: [3, null, null] } }),
    'pay',
    payments,
  );
  expectAll(
    position({ phase: 'pay', seats: { 0: purse }, auction: { column: 0, bids: [7, null, null] } }),
    'pay',
    [{ with: { coins: 2, goods: 1, corn: 1, furs: { mink: 2, lynx: 1 } } }],
  );
});

test('NA-C1, NA-C2: any businesses, one to three, in any districts', () => {
  const districts = mixes(DISTRICTS, 3, 3).map((mix) => ({ districts: mix }));

  expectAll(position(), 'buildBusinesses', districts);
  expectAll(position({ seats: { 0: { timber: 1 } } }), 'buildBusinesses', districts);
  expectAll(position(), 'holdElections', [{}]);
});

test('NA-L1, NA-L3: any land on offer, and clearing', () => {
  const state = position({ phase: 'land', seats: { 0: { lands: [{ id: 'L20-12', houses: 3 }] } } });

  expectAll(
    state,
    'acquireLand',
    state.lands.map((land) => ({ land })),
  );
  expectAll(state, 'clearLand', [{}]);
});

test('NA-T1: any choice at the top trader, and the other two', () => {
  const choices = mixes(FURS, 4, 4).map((furs) => ({ trader: 'top', furs }));
  const rest = [{ trader: 'middle' }, { trader: 'bottom' }];

  expectAll(position({ phase: 'trade', traders: { top: ['lynx', 'lynx', 'mink', 'otter'] } }), 'tradeFurs', [
    ...choices,
    ...rest,
  ]);
  expectAll(position({ phase: 'trade', seats: { 0: { goods: 2 } } }), 'tradeFurs', choices);
});

test('NA-T3: any load of any ship', () => {
  const ships = ['S20-01', 'S20-05'];
  const state = position({ phase: 'trade', ships, seats: { 0: { furs: { beaver: 2, otter: 1, lynx: 2 } } } });

  expectAll(
    state,
    'shipFurs',
    ships.flatMap((ship) => mixes(FURS, 2, 4).map((furs) => ({ ship, furs }))),
  );
});

test('NA-D1, NA-D2: any purchase, any sale', () => {
  const deals = [...all('buy', 12), ...all('sell', 12)].filter((deal) => !Object.values(deal).includes(0));

  expectAll(position(), 'lumberYard', deals);
  expectAll(position({ seats: { 0: { coins: 1, corn: 3 } } }), 'granary', deals);
  expectAll(position({ seats: { 0: { coins: 3, corn: 0 } } }), 'granary', deals);
});

test('NA-D3, NA-D4, NA-D6: a warehouse, any number of houses, the post', () => {
  const state = position({ camps: [1, 1, 0, 0, 0], seats: { 0: { lands: [{ id: 'L20-12' }] } } });

  expectAll(state, 'buildWarehouse', [{}]);
  expectAll(state, 'buildHouses', all('count', 6));
  expectAll(state, 'moveTradingPost', [{}]);
});

test('NA-D5: any number of furs, in any mix of coins and goods', () => {
  const deals = range(5).flatMap((furs) => mixes(['coins', 'goods'], 12, 12).map((pay) => ({ furs, pay })));

  expectAll(position(), 'blackMarket', deals);
  expectAll(position({ seats: { 0: { coins: 4, goods: 2 } } }), 'blackMarket', deals);
  expectAll(
    position({ seats: { 0: { coins: 2, goods: 4 } }, districts: { blackMarket: [1, 0, 0] } }),
    'blackMarket',
    deals,
  );
});

test('NA-X2, NA-X4: passing and ending the turn', () => {
  expectAll(position(), 'passTile', [{}]);
  expectAll(position(), 'endTurn', [{}]);
});

test('NA-I2: any businesses that may close', () => {
  const state = position({
    phase: 'upkeep',
    seats: { 0: { corn: 5 } },
    districts: {
      lumberYard: [2, 0, 0],
      docks: [1, 1, 0],
      carpenters: [1, 0, 0],
      blackMarket: [3, 0, 0],
      granary: [1, 0, 0],
    },
  });

  expectAll(
    state,
    'closeBusinesses',
    mixes(DISTRICTS, 3, 3).map((districts) => ({ districts })),
  );
});

describe('splitting an amount', () => {
  const splits = (available: readonly number[], amount: number) =>
    new Set(everyOutcome((below) => splitAmong(available, amount, below).join(' ')));

  test('every split comes up, and none that takes more than there is', () => {
    expect(splits([1, 0, 2], 2)).toEqual(new Set(['0 0 2', '1 0 1']));
    expect(splits([2, 2], 2)).toEqual(new Set(['0 2', '1 1', '2 0']));
    expect(splits([3, 1], 4)).toEqual(new Set(['3 1']));
    expect(splits([3, 1], 0)).toEqual(new Set(['0 0']));
    expect(splits([5], 2)).toEqual(new Set(['2']));
  });
});
