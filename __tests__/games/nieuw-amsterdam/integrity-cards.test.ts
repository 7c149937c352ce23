import { at } from '@/core/list';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Land, State } from '@/games/nieuw-amsterdam/types';
import { patched } from '../../support/table';
import { position } from '../../support/position';
import { expectFit, expectMisfit, tampered } from '../../support/tampered';

/** In the first round the default decks begin with the fifth card of their kind. */
const [LAND, SHIP] = ['L20-05', 'S20-05'];
const PAID = { column: 0, bids: [1, null, null] };
/** The last step: any number of cards may be left on offer. */
const good = () => position({ phase: 'trade' });
const landDeck = (change: (deck: readonly string[]) => readonly string[]) =>
  patched(good(), { piles: { landDeck: change(good().piles.landDeck) } });
const third = () =>
  position({
    ...{ phase: 'trade', round: 3, lands: [], ships: [] },
    seats: { 0: { lands: [{ id: 'L20-01' }], ships: ['S20-01'] }, 1: { ships: ['S20-02'] } },
  });

const deck = (name: string, cards: number) =>
  tampered('NA-S5', `piles.${name}`, `${cards} cards, the earlier era on top`);

test.each([
  deck('landDeck', 20)('one card missing', () => landDeck((cards) => cards.slice(1))),
  deck('landDeck', 20)('one card too many', () => landDeck((cards) => ['L20-01', ...cards])),
  deck('landDeck', 20)('the later era on top', () => landDeck((cards) => [...cards].reverse())),
  deck('landDeck', 20)('an early card for a late one', () =>
    landDeck((cards) => ['L20-01', ...cards.slice(0, 19)]),
  ),
  deck('landDeck', 16)('the deck of another round', () => ({ ...good(), round: 2 })),
  deck('landDeck', 24)('cards revealed before the first round', () => ({
    ...good(),
    ...{ phase: 'placement', moneyBox: good().moneyBox.map(() => ({ tiles: [], takenBy: null })) },
  })),
  deck('shipDeck', 20)('one card missing', () =>
    patched(good(), { piles: { shipDeck: good().piles.shipDeck.slice(1) } }),
  ),
  deck('shipDeck', 0)('a card left in the last round', () =>
    patched(position({ round: 6 }), { piles: { shipDeck: ['S30-01'] } }),
  ),
  deck('shipDeck', 8)('an early card in a late round', () => {
    const fourth = position({ round: 4 });
    return patched(fourth, { piles: { shipDeck: ['S20-01', ...fourth.piles.shipDeck.slice(1)] } });
  }),
])('NA-S5: the decks fit the round: $field, $wrong', expectMisfit);

const revealed = (field: string) => tampered('NA-P1', field, 'a card revealed this round');
const lands = tampered('NA-P1', 'lands', 'four lands until the land step');
const ships = tampered('NA-P1', 'ships', 'four ships until the trade step');
const opening = () => game.setup({ players: 3, seed: 'x', first: 0 });
const without = (state: State, name: 'lands' | 'ships') => ({ ...state, [name]: state[name].slice(1) });

test.each([
  revealed('lands.1')('a late land in an early round', () => ({ ...good(), lands: ['L20-01', 'L30-01'] })),
  revealed('ships.0')('a late ship in an early round', () => ({ ...good(), ships: ['S30-01'] })),
  revealed('lands.0')('an early land in a late round', () => ({
    ...position({ round: 4 }),
    lands: ['L20-01'],
  })),
  revealed('lands.0')('a land before the first round', () => ({ ...opening(), lands: ['L20-01'] })),
  revealed('ships.0')('a ship before the first round', () => ({ ...opening(), ships: ['S20-01'] })),
  lands('three while choosing', () => without(position({ phase: 'choose' }), 'lands')),
  lands('three while bidding', () => without(position({ phase: 'bid' }), 'lands')),
  lands('three while paying', () => without(position({ phase: 'pay', auction: PAID }), 'lands')),
  lands('three at the last column', () => without(position({ phase: 'takeColumn' }), 'lands')),
  lands('three in the city', () => without(position(), 'lands')),
  ships('three while choosing', () => without(position({ phase: 'choose' }), 'ships')),
  ships('three in the city', () => without(position(), 'ships')),
  ships('three in the land step', () => without(position({ phase: 'land' }), 'ships')),
])('NA-P1: four cards lie open until somebody can take one: $field, $wrong', expectMisfit);

const once = (field: string, id: string) => tampered('NA-S5', field, `${id} only once`);
const bare = (...ids: readonly string[]): Land[] => ids.map((id) => ({ id, houses: 0, cleared: false }));
const thirdWithLands = (seat: number, ...ids: readonly string[]) =>
  patched(third(), { seats: { [seat]: { lands: bare(...ids) } } });

test.each([
  once('piles.landDeck.1', LAND)('twice in the deck', () =>
    landDeck((cards) => [at(cards, 0), ...cards.slice(0, 7), ...cards.slice(8)]),
  ),
  once('lands.0', LAND)('on offer and in the deck', () => ({ ...good(), lands: [LAND] })),
  once('lands.1', 'L20-02')('twice on offer', () => ({ ...good(), lands: ['L20-02', 'L20-02'] })),
  once('players.0.lands.0', 'L30-01')('owned and in the deck', () => thirdWithLands(0, 'L30-01')),
  once('players.0.lands.1', 'L20-01')('owned twice', () => thirdWithLands(0, 'L20-01', 'L20-01')),
  once('players.2.lands.0', 'L20-01')('owned by two', () => thirdWithLands(2, 'L20-01')),
  once('ships.0', SHIP)('on offer and in the deck', () => ({ ...good(), ships: [SHIP] })),
  once('players.0.ships.0', 'S20-03')('owned and on offer', () =>
    patched(third(), { ships: ['S20-03'], seats: { 0: { ships: ['S20-03'] } } }),
  ),
  once('players.1.ships.1', 'S20-01')('owned by two', () =>
    patched(third(), { seats: { 1: { ships: ['S20-02', 'S20-01'] } } }),
  ),
])('NA-S5: no card twice: $field, $wrong', expectMisfit);

const row = (...own: readonly (Pick<Land, 'id' | 'houses'> & Partial<Land>)[]) =>
  patched(third(), {
    seats: {
      0: {
        lands: own.map((land) => ({ cleared: false, ...land })),
        buildings: 24 - own.reduce((sum, { houses }) => sum + houses, 0),
      },
    },
  });
const houses = (index: number, expected: string) =>
  tampered('NA-D4', `players.0.lands.${index}.houses`, expected);
const leftFirst = 'no house before the lands to the left are full';

test.each([
  houses(0, 'at most 1 houses')('two houses on one site', () => row({ id: 'L20-01', houses: 2 })),
  houses(1, 'at most 3 houses')('four houses on three sites', () =>
    row({ id: 'L20-01', houses: 1 }, { id: 'L20-10', houses: 4 }),
  ),
  houses(1, leftFirst)('the first land is empty', () =>
    row({ id: 'L20-01', houses: 0 }, { id: 'L20-02', houses: 1 }),
  ),
  houses(2, leftFirst)('the second land is half built', () =>
    row({ id: 'L20-01', houses: 1 }, { id: 'L20-05', houses: 1 }, { id: 'L20-02', houses: 1 }),
  ),
])('NA-D4: houses fill sites from left to right: $field, $wrong', expectMisfit);

const cleared = tampered('NA-L3', 'players.0.lands.0.cleared', 'full before it is cleared');

test.each([
  cleared('a site is free', () => row({ id: 'L20-05', houses: 1, cleared: true })),
  cleared('no house at all', () => row({ id: 'L20-05', houses: 0, cleared: true })),
])('NA-L3: only full lands are cleared: $field, $wrong', expectMisfit);

test('NA-S5: decks of every round are accepted, and rows built from left to right', () => {
  for (const round of [1, 2, 3, 4, 5, 6]) expectFit(position({ round }));
  expectFit(third());
  for (const phase of ['land', 'trade'] as const) expectFit(position({ phase, lands: [] }));
  expectFit(position({ phase: 'trade', lands: [], ships: [] }));
  expectFit(
    position({
      phase: 'upkeep',
      lands: [],
      ships: [],
      seats: { 0: { corn: 0 } },
      districts: { docks: [1, 0, 0] },
    }),
  );
  expectFit(
    row(
      { id: 'L20-01', houses: 1, cleared: true },
      { id: 'L20-05', houses: 2 },
      { id: 'L20-10', houses: 1 },
      { id: 'L20-02', houses: 0 },
    ),
  );
});

test('NA-S5: the order inside an era is nobody’s business', () => {
  const swapped = landDeck(([first = '', second = '', ...rest]) => [second, first, ...rest]);

  expect(game.read(swapped).ok).toBe(true);
});
