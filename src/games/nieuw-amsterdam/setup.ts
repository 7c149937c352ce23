import { range } from '@/core/list';
import { openRng, rngFromSeed, shuffled, type Dice } from '@/core/rng';
import type { Seat, Table } from '@/core/game';
import {
  BUILDINGS,
  CAMPS,
  campSpaces,
  FURS_OF_EACH_TYPE,
  LAND_CARDS,
  MONEY_BOX,
  SHIP_CARDS,
  START,
} from './catalogue';
import { startWork } from './draft';
import { refillTraders } from './preparation';
import { type Fur, FURS, type Player, type State } from './types';
import { countFurs } from './verbs';

/** NA-S1 to NA-S6: everything up to the placement of the first businesses. */
export function setup({ players, seed, first }: Table): State {
  const chance = openRng(rngFromSeed(seed));
  const drawnFirst = chance.below(players); // always drawn, so that the cards do not depend on who is named
  const furs = shuffled(ALL_FURS, chance.below);
  const landDeck = deck(LANDS_BY_ERA, chance.below);
  const shipDeck = deck(SHIPS_BY_ERA, chance.below);
  const starter = first ?? drawnFirst;

  const bare: State = {
    game: 'nieuw-amsterdam',
    version: 1,
    round: 1,
    phase: 'placement',
    current: starter,
    players: range(players).map((seat) =>
      newPlayer(tokenOf(seat, starter, players), furs.splice(0, START.furs)),
    ),
    districts: {
      lumberYard: none(players),
      granary: none(players),
      docks: none(players),
      carpenters: none(players),
      blackMarket: none(players),
      tradingCompany: none(players),
    },
    camps: [campSpaces(players)[0] ?? 0, ...none(CAMPS - 1)], // NA-S4
    traders: { top: [], middle: [], bottom: [] },
    lands: [],
    ships: [],
    moneyBox: MONEY_BOX.map(() => ({ tiles: [], takenBy: null })),
    auction: null,
    piles: { furDraw: furs, furDiscard: [], landDeck, shipDeck },
    rng: chance.rng(),
    result: null,
  };
  const work = startWork(bare);
  refillTraders(work); // NA-S3
  return work.state;
}

const none = (length: number): number[] => range(length).map(() => 0);

/** NA-S3 */
export const ALL_FURS: readonly Fur[] = FURS.flatMap((fur) => range(FURS_OF_EACH_TYPE).map(() => fur));

/** NA-S5: the ids by era, the earliest first. */
function byEra(
  cards: readonly { readonly id: string; readonly era: number }[],
): readonly (readonly string[])[] {
  const eras = [...new Set(cards.map(({ era }) => era))].sort((a, b) => a - b);
  return eras.map((era) => cards.filter((card) => card.era === era).map(({ id }) => id));
}
export const LANDS_BY_ERA = byEra(LAND_CARDS);
export const SHIPS_BY_ERA = byEra(SHIP_CARDS);

/** NA-S5: each era shuffled, the earlier on top. */
const deck = (eras: readonly (readonly string[])[], below: Dice): string[] =>
  eras.flatMap((ids) => shuffled(ids, below));

/** NA-S6: the starter has 1, the others 2, 3, … clockwise. */
const tokenOf = (seat: Seat, starter: Seat, players: number): number =>
  ((seat - starter + players) % players) + 1;

/** NA-S1, NA-S2 */
const newPlayer = (token: number, furs: readonly Fur[]): Player => ({
  token,
  coins: START.coins,
  goods: START.goods,
  timber: START.timber,
  corn: START.corn,
  furs: countFurs(furs),
  vp: 0,
  buildings: BUILDINGS - 1,
  warehouses: 1,
  post: 1,
  lands: [],
  ships: [],
  tiles: { city: 0, land: 0, trade: 0 },
  specialUsed: false,
});
