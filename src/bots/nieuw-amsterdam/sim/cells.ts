import {
  CAMPS,
  LAND_CARDS,
  MONEY_BOX,
  SEATS,
  SHIP_CARDS,
  TILES,
  TRADER_CARDS,
} from '@/games/nieuw-amsterdam/catalogue';
import { CARDS_ON_OFFER } from '@/games/nieuw-amsterdam/catalogue/rates';
import { ALL_FURS } from '@/games/nieuw-amsterdam/setup';
import { DISTRICTS, FURS, STEPS, TRADERS } from '@/games/nieuw-amsterdam/types';

/**
 * A game in one array, so that a copy is one `set` and a move allocates nothing. Here is where everything stands;
 * a place that holds several cells is followed by them. Every index in this folder is such a place or a seat's, so
 * reading a cell never misses: `as number` says so where the compiler cannot see it.
 */
export type Sim = Int32Array;

export const PLAYERS = 0;
export const ROUND = 1;
export const PHASE = 2;
/** The seat to act, NOBODY when the game is over. */
export const CURRENT = 3;
/** Whether the current player has taken the special action of the step. */
export const SPECIAL = 4;
export const CHOOSER = 5;
/** The column bid for, NOBODY outside of an auction. */
export const COLUMN = 6;
export const BIDS = 7;
/** The highest bid, -1 before the first. */
export const TOP_BID = 8;
export const TOP_BIDDER = 9;
/** The generator's four words. */
export const RNG = 10;
/** Seat and amount of each bid in turn; -1 is a pass. */
export const BID = 14;
/** Businesses, by district and seat. */
export const DISTRICT = 24;
export const CAMP = 54;
/** Who has taken each column, or NOBODY. */
export const TAKEN = 59;
/** The tiles of the money box, column after column, NO_TILE before the first round. */
export const TILE = 64;
export const LANDS = 76;
export const LAND = 77;
export const SHIPS = 81;
export const SHIP = 82;
/** By trader: how many furs, and which. */
export const TRADER = 86;
/** Piles are drawn from their first cell in use up to, not including, their end. */
export const FUR_NEXT = 101;
export const FUR_END = 102;
export const FUR_PILE = 103;
export const DISCARDS = 153;
export const DISCARD = 154;
export const LAND_NEXT = 204;
export const LAND_END = 205;
export const LAND_DECK = 206;
export const SHIP_NEXT = 230;
export const SHIP_END = 231;
export const SHIP_DECK = 232;

/** The cells of a seat. */
export const SEAT = 256;
export const TOKEN = 0;
export const COINS = 1;
export const GOODS = 2;
export const TIMBER = 3;
export const CORN = 4;
/** Furs by type, then all of them. */
export const FUR = 5;
export const ALL_OWN_FURS = 10;
export const VP = 11;
export const BUILDINGS = 12;
export const WAREHOUSES = 13;
/** The zone of the trading post, from 1. */
export const POST = 14;
/** Unspent tiles by step. */
export const TILES_LEFT = 15;
/* Sums that are kept up to date. */
export const BUSINESSES = 18;
export const HARVEST = 19;
export const CARGO = 20;
export const FREE_SITES = 21;
export const OWN_LANDS = 22;
export const OWN_SHIPS = 23;
/** The row of lands, each one cell: see `landCell`. */
export const ROW = 24;
export const FLEET = 48;

export const SEAT_CELLS = 72;
const SIM_CELLS = 616;

export const NOBODY = -1;
export const NO_TILE = -1;

/* Room by kind; the game's own pieces must fit into it. */
export const MOST_SEATS = 5;
export const TRADER_CELLS = 5;
const ROOM: readonly (readonly [number, number])[] = [
  [SEATS.max, MOST_SEATS],
  [DISTRICTS.length * SEATS.max, CAMP - DISTRICT],
  [CAMPS, TAKEN - CAMP],
  [MONEY_BOX.length, TILE - TAKEN],
  [STEPS.reduce((sum, step) => sum + TILES[step], 0), LANDS - TILE],
  [CARDS_ON_OFFER, SHIPS - LAND],
  [Math.max(...TRADERS.map((trader) => TRADER_CARDS[trader].furs)), TRADER_CELLS - 1],
  [ALL_FURS.length, DISCARDS - FUR_PILE],
  [FURS.length, ALL_OWN_FURS - FUR],
  [LAND_CARDS.length, FLEET - ROW],
  [SHIP_CARDS.length, SEAT_CELLS - FLEET],
];
if (ROOM.some(([pieces, cells]) => pieces > cells)) throw new Error('the pieces outgrow the simulator');

export const newSim = (): Sim => new Int32Array(SIM_CELLS);
export const copySim = (to: Sim, from: Sim): void => to.set(from);

export const seatAt = (seat: number): number => SEAT + seat * SEAT_CELLS;

/* A land in a row: its card, its houses, whether it is cleared. */
export const HOUSE = 32;
export const CLEARED = 256;
export const cardOf = (cell: number): number => cell & 31;
export const housesOn = (cell: number): number => (cell >> 5) & 7;

/* Phases in the order of the core. */
export const PLACEMENT = 0;
export const CHOOSE = 1;
export const BIDDING = 2;
export const PAYMENT = 3;
export const TAKE_COLUMN = 4;
/** The three steps follow each other. */
export const CITY = 5;
export const LAND_STEP = 6;
export const TRADE = 7;
export const UPKEEP = 8;
export const OVER = 9;

/* Districts in the order of the core, for those whose special action has a rule of its own. */
export const LUMBER_YARD = 0;
export const GRANARY = 1;
export const DOCKS = 2;
export const CARPENTERS = 3;
export const BLACK_MARKET = 4;
export const TRADING_COMPANY = 5;
