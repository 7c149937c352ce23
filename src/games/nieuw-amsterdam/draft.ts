import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import type { Event } from './events';
import type { Draft, DraftPlayer, Fur, Piles, Player, State, Step, Writable } from './types';

/** A rule at work: its own copy of the state, and what has happened to it so far. */
export interface Work {
  /** Where the move starts from. What `state` still shares with it is not ours to change. */
  readonly before: State;
  readonly state: Draft;
  readonly events: Event[];
}

/** A move copies the outermost level; what lies below is copied when it is first changed, by the `own` functions. */
export function startWork(before: State): Work {
  return { before, state: copyState(before), events: [] };
}

/** `at` written out: nothing is called as often. */
export function playerAt(state: State, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`nobody sits at ${seat}`);
  return player;
}

/* Each of these copies once per move what it returns to be changed. */

export function ownPlayer({ state, before }: Work, seat: Seat): DraftPlayer {
  const player = playerAt(state, seat);
  if (player !== before.players[seat]) return player;
  const copy = copyPlayer(player);
  if (state.players === before.players) state.players = [...state.players];
  (state.players as Player[])[seat] = copy; // the list is ours by now
  return copy;
}

export function ownTiles(work: Work, seat: Seat): Record<Step, number> {
  const player = ownPlayer(work, seat);
  if (player.tiles === playerAt(work.before, seat).tiles) player.tiles = copyTiles(player.tiles);
  return player.tiles;
}

export function ownFurs(work: Work, seat: Seat): Record<Fur, number> {
  const player = ownPlayer(work, seat);
  if (player.furs === playerAt(work.before, seat).furs) player.furs = copyFurs(player.furs);
  return player.furs;
}

export function ownPiles({ state, before }: Work): Writable<Piles> {
  if (state.piles === before.piles) state.piles = { ...state.piles };
  return state.piles;
}

/* Written out: object spread takes three times as many instructions on Hermes, and this happens at every move. */
const copyState = (state: State): Draft => ({
  game: state.game,
  version: state.version,
  round: state.round,
  phase: state.phase,
  current: state.current,
  players: state.players,
  districts: state.districts,
  camps: state.camps,
  traders: state.traders,
  lands: state.lands,
  ships: state.ships,
  moneyBox: state.moneyBox,
  auction: state.auction,
  piles: state.piles,
  rng: state.rng,
  result: state.result,
});

const copyTiles = ({ city, land, trade }: Player['tiles']): Player['tiles'] => ({ city, land, trade });

const copyFurs = ({ beaver, mink, otter, muskrat, lynx }: Player['furs']): Player['furs'] => ({
  beaver,
  mink,
  otter,
  muskrat,
  lynx,
});

const copyPlayer = (player: Player): DraftPlayer => ({
  token: player.token,
  coins: player.coins,
  goods: player.goods,
  timber: player.timber,
  corn: player.corn,
  furs: player.furs,
  vp: player.vp,
  buildings: player.buildings,
  warehouses: player.warehouses,
  post: player.post,
  lands: player.lands,
  ships: player.ships,
  tiles: player.tiles,
  specialUsed: player.specialUsed,
});

/** Who has the token: tokens from 1 up are the turn order. null beyond the last. */
export function seatWith(state: State, token: number): Seat | null {
  const { players } = state;
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.token === token) return seat;
  return null;
}

/** Seats in turn order, by token. */
export function turnOrder(state: State): Seat[] {
  const order: Seat[] = new Array<Seat>(state.players.length);
  for (let seat = 0; seat < order.length; seat++) order[playerAt(state, seat).token - 1] = seat;
  return order;
}

/** All businesses of a player in the city. */
export function businessesOf(state: State, seat: Seat): number {
  const { lumberYard, granary, docks, carpenters, blackMarket, tradingCompany } = state.districts;
  const first = at(lumberYard, seat) + at(granary, seat) + at(docks, seat);
  return first + at(carpenters, seat) + at(blackMarket, seat) + at(tradingCompany, seat);
}
