import { LARGEST_COLUMN, SEATS, SMALLEST_COLUMN } from '@/games/nieuw-amsterdam/catalogue';
import { COLUMN_COINS, COLUMN_START, COLUMNS } from './cards';
import {
  ALL_OWN_FURS,
  COINS,
  CORN,
  GOODS,
  NOBODY,
  PLAYERS,
  SEAT,
  SEAT_CELLS,
  seatAt,
  type Sim,
  TAKEN,
  TILE,
  TILES_LEFT,
  TIMBER,
  TOKEN,
} from './cells';

/** Who has the token, or NOBODY. */
export function seatWith(sim: Sim, token: number): number {
  const players = sim[PLAYERS] as number;
  for (let seat = 0, own = SEAT + TOKEN; seat < players; seat++, own += SEAT_CELLS) {
    if (sim[own] === token) return seat;
  }
  return NOBODY;
}

const sizeOf = (column: number): number =>
  (COLUMN_START[column + 1] as number) - (COLUMN_START[column] as number);

export function hasColumn(sim: Sim, seat: number): boolean {
  for (let column = 0; column < COLUMNS; column++) if (sim[TAKEN + column] === seat) return true;
  return false;
}

/** The next without a column after a token, or NOBODY. */
export function nextWithoutColumn(sim: Sim, token: number): number {
  for (let next = token + 1; ; next++) {
    const seat = seatWith(sim, next);
    if (seat === NOBODY || !hasColumn(sim, seat)) return seat;
  }
}

/** NA-A7: with two players the first column sold is a large one, the other a small one; 0 leaves it open. */
function sizeAsked(sim: Sim): number {
  if ((sim[PLAYERS] as number) > SEATS.min) return 0;
  for (let column = 0; column < COLUMNS; column++) if (sim[TAKEN + column] !== NOBODY) return SMALLEST_COLUMN;
  return LARGEST_COLUMN;
}

/** Whether the column can be chosen or taken now. */
export function isFree(sim: Sim, column: number): boolean {
  if (sim[TAKEN + column] !== NOBODY) return false;
  const size = sizeAsked(sim);
  return size === 0 || size === sizeOf(column);
}

/** Whether the column may still be had by who does not get the one now sold. */
export const canBeLeft = (sim: Sim, column: number): boolean =>
  sim[TAKEN + column] === NOBODY &&
  ((sim[PLAYERS] as number) > SEATS.min || sizeOf(column) === SMALLEST_COLUMN);

/** NA-A3 */
export function resourcesOf(sim: Sim, seat: number): number {
  const own = seatAt(seat);
  const stocks = (sim[own + COINS] as number) + (sim[own + GOODS] as number) + (sim[own + TIMBER] as number);
  return stocks + (sim[own + CORN] as number) + (sim[own + ALL_OWN_FURS] as number);
}

/** The tiles of a column are added, or with -1 taken away again. */
export function addTiles(sim: Sim, seat: number, column: number, times: 1 | -1): void {
  const own = seatAt(seat);
  const end = TILE + (COLUMN_START[column + 1] as number);
  for (let cell = TILE + (COLUMN_START[column] as number); cell < end; cell++) {
    const tile = own + TILES_LEFT + (sim[cell] as number);
    sim[tile] = (sim[tile] as number) + times;
  }
}

/** The same, with its bonus coins. */
export function addColumn(sim: Sim, seat: number, column: number, times: 1 | -1): void {
  addTiles(sim, seat, column, times);
  const coins = seatAt(seat) + COINS;
  sim[coins] = (sim[coins] as number) + times * (COLUMN_COINS[column] as number);
}
