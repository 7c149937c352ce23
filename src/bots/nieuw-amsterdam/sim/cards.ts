import { sum } from '@/core/list';
import {
  BOATS,
  campSpaces,
  DOCK_ROOM,
  LAND_CARDS,
  landScore,
  MONEY_BOX,
  SEATS,
  SHIP_CARDS,
  TILES,
  TRADER_CARDS,
  zoneSpaces,
} from '@/games/nieuw-amsterdam/catalogue';
import { ELECTION_VP } from '@/games/nieuw-amsterdam/catalogue/rates';
import { STEPS, TRADERS } from '@/games/nieuw-amsterdam/types';

/* The game's pieces as number tables: cards by their place in the catalogue. */
const table = (numbers: readonly number[]): Int32Array => Int32Array.from(numbers);

export const LAND_SITES = table(LAND_CARDS.map(({ sites }) => sites));
export const LAND_TIMBER = table(LAND_CARDS.map(({ timber }) => timber));
export const LAND_CORN = table(LAND_CARDS.map(({ corn }) => corn));
/** By place in the row, from 1. */
export const LAND_SCORE = table([0, ...LAND_CARDS.map((_, index) => landScore(index + 1))]);

export const SHIP_FURS = table(SHIP_CARDS.map(({ furs }) => furs));
export const SHIP_COINS = table(SHIP_CARDS.map(({ coins }) => coins));
export const SHIP_GOODS = table(SHIP_CARDS.map(({ goods }) => goods));

export const DOCK_SPACE = table(DOCK_ROOM);
export const BOAT_CORN = table(BOATS);
/** By number of players, then by camp or zone. */
export const CAMP_SPACES = bySize(campSpaces);
export const ZONE_SPACES = bySize(zoneSpaces);

export const COLUMN_COINS = table(MONEY_BOX.map(({ coins }) => coins));
/** Where the tiles of each column begin, and where the last one ends. */
export const COLUMN_START = table(
  [...MONEY_BOX, null].map((_, column) => sum(MONEY_BOX.slice(0, column).map(({ tiles }) => tiles))),
);
export const COLUMNS = MONEY_BOX.length;
/** The steps of all tiles, before they are shuffled. */
export const ALL_TILES = table(STEPS.flatMap((step, index) => Array<number>(TILES[step]).fill(index)));

export const TRADER_ROOM = table(TRADERS.map((trader) => TRADER_CARDS[trader].furs));
export const TRADER_PRICE = table(TRADERS.map((trader) => TRADER_CARDS[trader].price));
export const TRADER_WHOLE = table(TRADERS.map((trader) => Number(TRADER_CARDS[trader].whole)));

export const MAJORITY_VP = ELECTION_VP.majority;
export const TIED_VP = ELECTION_VP.tied;

function bySize(spaces: (players: number) => readonly number[]): readonly Int32Array[] {
  return Array.from({ length: SEATS.max + 1 }, (_, players) => table(spaces(players)));
}
