import { at } from '@/core/list';
import { LAND_CARDS, landCard, SHIP_CARDS } from '../catalogue';
import { CARDS_ON_OFFER } from '../catalogue/rates';
import type { Land, State } from '../types';
import type { Demands } from './demand';

/** Decks of the right eras for the round, no card twice, lands built from left to right. */
export function* cards({ phase, round, piles, lands, ships, players }: State): Demands {
  const revealed = phase === 'placement' ? 0 : round * CARDS_ON_OFFER;
  yield* deck('landDeck', piles.landDeck, LAND_CARDS, revealed);
  yield* deck('shipDeck', piles.shipDeck, SHIP_CARDS, revealed);
  yield* onOffer('lands', lands, LAND_CARDS, revealed);
  yield* onOffer('ships', ships, SHIP_CARDS, revealed);
  const beforeLand = !['placement', 'land', 'trade', 'upkeep', 'over'].includes(phase);
  yield [!beforeLand || lands.length === CARDS_ON_OFFER, 'NA-P1', 'lands', 'four lands until the land step'];
  const beforeTrade = beforeLand || phase === 'land';
  yield [
    !beforeTrade || ships.length === CARDS_ON_OFFER,
    'NA-P1',
    'ships',
    'four ships until the trade step',
  ];
  yield* once([
    ['piles.landDeck', piles.landDeck],
    ['lands', lands],
    ...players.map(({ lands }, seat) => [`players.${seat}.lands`, lands.map(({ id }) => id)] as const),
  ]);
  yield* once([
    ['piles.shipDeck', piles.shipDeck],
    ['ships', ships],
    ...players.map(({ ships }, seat) => [`players.${seat}.ships`, ships] as const),
  ]);
  for (const [seat, { lands }] of players.entries()) yield* row(`players.${seat}.lands`, lands);
}

type Cards = readonly { readonly id: string; readonly era: number }[];

/** NA-S5: the earlier era lies on top. NA-P1: four leave the deck each round. */
function* deck(name: string, ids: readonly string[], all: Cards, revealed: number): Demands {
  const expected = erasInOrder(all).slice(revealed);
  const fits = ids.length === expected.length && ids.every((id, index) => eraOf(id, all) === expected[index]);
  yield [fits, 'NA-S5', `piles.${name}`, `${expected.length} cards, the earlier era on top`];
}

/** NA-P1: what lies open was revealed this round. */
function* onOffer(field: string, ids: readonly string[], all: Cards, revealed: number): Demands {
  const era = erasInOrder(all)[revealed - 1];
  for (const [index, id] of ids.entries()) {
    yield [eraOf(id, all) === era, 'NA-P1', `${field}.${index}`, 'a card revealed this round'];
  }
}

const erasInOrder = (all: Cards): number[] => all.map(({ era }) => era).sort((a, b) => a - b);
const eraOf = (id: string, all: Cards): number | undefined => all.find((card) => card.id === id)?.era;

function* once(places: readonly (readonly [field: string, ids: readonly string[]])[]): Demands {
  const seen = new Set<string>();
  for (const [field, ids] of places) {
    for (const [index, id] of ids.entries()) {
      yield [!seen.has(id), 'NA-S5', `${field}.${index}`, `${id} only once`];
      seen.add(id);
    }
  }
}

/** NA-D4: houses fill sites from left to right. NA-L3: only full lands are cleared. */
function* row(field: string, lands: readonly Land[]): Demands {
  for (const [index, land] of lands.entries()) {
    const { sites } = landCard(land.id);
    yield [land.houses <= sites, 'NA-D4', `${field}.${index}.houses`, `at most ${sites} houses`];
    yield [
      !land.cleared || land.houses === sites,
      'NA-L3',
      `${field}.${index}.cleared`,
      'full before it is cleared',
    ];
    const left = index === 0 ? null : at(lands, index - 1);
    const inOrder = left === null || land.houses === 0 || left.houses === landCard(left.id).sites;
    yield [inOrder, 'NA-D4', `${field}.${index}.houses`, 'no house before the lands to the left are full'];
  }
}
