import { at } from '@/core/list';
import type { LandId, ShipId, Step, Stock, Trader } from '../types';
import components from './components.json';

/*
 * The pieces of the game. Every value stands in components.json with its source; numbers that belong to a rule
 * rather than to a piece stand in rates.ts.
 */
export interface LandCard {
  readonly id: LandId;
  readonly era: number;
  readonly sites: number;
  readonly timber: number;
  readonly corn: number;
}

export interface ShipCard {
  readonly id: ShipId;
  readonly era: number;
  readonly furs: number;
  readonly coins: number;
  readonly goods: number;
}

export const SEATS = { min: components.players.min, max: components.players.max } as const;
export const BUILDINGS = components.players.buildings;
export const START: Readonly<Record<Stock | 'furs', number>> = components.players.start;
export const FURS_OF_EACH_TYPE = components.furs.each;

export const LAND_CARDS: readonly LandCard[] = components.lands;
export const SHIP_CARDS: readonly ShipCard[] = components.ships;

const landById = new Map(LAND_CARDS.map((card) => [card.id, card]));
const shipById = new Map(SHIP_CARDS.map((card) => [card.id, card]));

export const landCard = (id: LandId): LandCard => landById.get(id) ?? unknown(id);
export const shipCard = (id: ShipId): ShipCard => shipById.get(id) ?? unknown(id);

function unknown(id: string): never {
  throw new Error(`no card ${id}`);
}

function known<T>(card: T | undefined, id: string): T {
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** NA-L3, NA-E2: the points of a land by its place in the row, from 1; the last value holds for all places beyond. */
export const landScore = (place: number): number =>
  at(components.landScore, Math.min(place, components.landScore.length) - 1);

export const TILES: Readonly<Record<Step, number>> = {
  city: components.actionTiles.city,
  land: components.actionTiles.land,
  trade: components.actionTiles.trade,
};

export const MONEY_BOX: readonly { readonly tiles: number; readonly coins: number }[] = components.moneyBox;
export const SMALLEST_COLUMN = Math.min(...MONEY_BOX.map((column) => column.tiles));
export const LARGEST_COLUMN = Math.max(...MONEY_BOX.map((column) => column.tiles));

export interface TraderCard {
  /** Room for this many furs. */
  readonly furs: number;
  /** Whether all furs are sold together. */
  readonly whole: boolean;
  /** Goods for the whole lot, or for each fur. */
  readonly price: number;
}

function traderCard(id: Trader): TraderCard {
  const row = known(
    components.traders.find((trader) => trader.id === id),
    id,
  );
  return { furs: row.furs, whole: row.whole, price: row.price.all ?? row.price.perFur };
}

export const TRADER_CARDS: Readonly<Record<Trader, TraderCard>> = {
  top: traderCard('top'),
  middle: traderCard('middle'),
  bottom: traderCard('bottom'),
};

/** NA-S2: how many goods the docks of so many warehouses hold. */
export const DOCK_ROOM: readonly number[] = [0, ...components.docks.capacity].map((_, warehouses) =>
  components.docks.capacity.slice(0, warehouses).reduce((room, dock) => room + dock, 0),
);
export const WAREHOUSE_SITES = components.docks.capacity.length;

export const CAMPS = components.camps.longhouseSpaces.length;

/** NA-S4: spaces in use at each camp, by number of players. */
const CAMP_SPACES: readonly (readonly number[])[] = byPlayers((players) =>
  components.camps.longhouseSpaces.map((camp) => camp.minPlayers.filter((least) => least <= players).length),
);
export const campSpaces = (players: number): readonly number[] => at(CAMP_SPACES, players);

/** NA-S4: spaces in use in each zone, by number of players. */
const ZONE_SPACES: readonly (readonly number[])[] = byPlayers((players) => {
  const colours: readonly string[] =
    Object.entries(components.posts.use).find(([key]) => Number(key) === players)?.[1] ?? [];
  return components.posts.zones.map(
    (zone) => (colours.includes('black') ? zone.black : 0) + (colours.includes('white') ? zone.white : 0),
  );
});
export const zoneSpaces = (players: number): readonly number[] => at(ZONE_SPACES, players);

function byPlayers<T>(rowFor: (players: number) => T): readonly T[] {
  return Array.from({ length: SEATS.max + 1 }, (_, players) => rowFor(players));
}

/** NA-S4: the corn on boat k, between camps k and k+1; the first boat stands at index 0. */
export const BOATS: readonly number[] = components.boats.cornBetweenCamps;
