import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import { LARGEST_COLUMN, MONEY_BOX, SEATS, SMALLEST_COLUMN } from './catalogue';
import { ownPlayer, ownTiles, playerAt, seatWith, turnOrder, type Work, tell } from './draft';
import type { Refusal } from './refusals';
import type { RuleId } from './rule-ids';
import { type Auction, furCount, type State } from './types';
import { gain, takeToken } from './verbs';

function hasColumn(state: State, seat: Seat): boolean {
  const { moneyBox } = state;
  for (let i = 0; i < moneyBox.length; i++) if (moneyBox[i]?.takenBy === seat) return true;
  return false;
}

/** Those who still want a column this round, in turn order: the first of them is the chooser (NA-A1). */
export const withoutColumn = (state: State): Seat[] =>
  turnOrder(state).filter((seat) => !hasColumn(state, seat));

/** The next of them after a token, or null. */
export function nextWithoutColumn(state: State, token: number): Seat | null {
  const next = seatWith(state, token + 1);
  return next !== null && hasColumn(state, next) ? nextWithoutColumn(state, token + 1) : next;
}

/** NA-A3: every resource counts one, whatever it is. */
export function resourcesOf(state: State, seat: Seat): number {
  const player = playerAt(state, seat);
  return player.coins + player.goods + player.timber + player.corn + furCount(player.furs);
}

/** The auction in hand; asking outside of one is a bug. */
export function auctionOf(state: State): Auction {
  if (state.auction === null) throw new Error('no auction');
  return state.auction;
}

/** The highest bid so far: the last that was no pass. null before the chooser has bid. */
export function highest({ bids }: Auction): { readonly player: Seat; readonly amount: number } | null {
  for (let i = bids.length - 1; i >= 0; i--) {
    const { player, amount } = at(bids, i);
    if (amount !== null) return { player, amount };
  }
  return null;
}

/** NA-A2: higher than any bid so far; the first may be 0. */
export const leastBid = (auction: Auction): number => (highest(auction)?.amount ?? -1) + 1;

/** NA-A7: with two players the auction is for a large column, the loser takes a small one. */
export function requiredSize(state: State): number | null {
  if (state.players.length > SEATS.min) return null;
  return state.moneyBox.some((column) => column.takenBy !== null) ? SMALLEST_COLUMN : LARGEST_COLUMN;
}

export function freeColumns(state: State): number[] {
  const size = requiredSize(state);
  const free: number[] = [];
  for (let index = 0; index < state.moneyBox.length; index++) {
    const { tiles, takenBy } = at(state.moneyBox, index);
    if (takenBy === null && (size === null || tiles.length === size)) free[free.length] = index;
  }
  return free;
}

export function checkColumn(state: State, column: number, rule: RuleId): Refusal | null {
  const chosen = state.moneyBox[column];
  if (chosen === undefined) return { rule, code: 'noSuchColumn', column };
  if (chosen.takenBy !== null) return { rule, code: 'columnTaken', column };
  const size = requiredSize(state);
  if (size === null || chosen.tiles.length === size) return null;
  return { rule: 'NA-A7', code: 'wrongColumnSize', column, tiles: size };
}

/** Tiles and bonus coins of a column go to a player. */
export function takeColumn(work: Work, seat: Seat, column: number, rule: RuleId): void {
  const { state } = work;
  const { tiles } = at(state.moneyBox, column);
  const columns = state.moneyBox.concat();
  columns[column] = { tiles, takenBy: seat };
  state.moneyBox = columns;
  const own = ownTiles(work, seat);
  for (const tile of tiles) own[tile]++;
  tell(work, { type: 'columnTaken', player: seat, column, tiles, rule });
  gain(work, { type: 'coins', player: seat, amount: at(MONEY_BOX, column).coins, rule });
}

/** NA-A4, NA-A5: the paid-up winner takes the column and the token on it, the chooser the winner's token. */
export function award(work: Work): void {
  const { chooser, column } = auctionOf(work.state);
  const winner = winnerOf(work.state);
  takeColumn(work, winner, column, 'NA-A4');
  if (winner !== chooser) {
    const { token } = ownPlayer(work, winner);
    takeToken(work, winner, ownPlayer(work, chooser).token);
    takeToken(work, chooser, token);
  }
  work.state.auction = null;
}

function winnerOf(state: State): Seat {
  const best = highest(auctionOf(state));
  if (best === null) throw new Error('no bid');
  return best.player;
}
