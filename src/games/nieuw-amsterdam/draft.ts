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

/** Puts down what has happened. Not by `push`, which on Hermes takes half as many instructions again. */
export function tell({ events }: Work, event: Event): void {
  events[events.length] = event;
}

/* Each of these copies once per move what it returns to be changed. */

export function ownPlayer({ state, before }: Work, seat: Seat): DraftPlayer {
  const player = playerAt(state, seat);
  if (player !== before.players[seat]) return player;
  const copy = copyPlayer(player);
  if (state.players === before.players) state.players = state.players.concat();
  (state.players as Player[])[seat] = copy; // the list is ours by now
  return copy;
}

export function ownTiles(work: Work, seat: Seat): Record<Step, number> {
  const player = ownPlayer(work, seat);
  if (player.tiles === work.before.players[seat]?.tiles) player.tiles = copyTiles(player.tiles);
  return player.tiles;
}

export function ownFurs(work: Work, seat: Seat): Record<Fur, number> {
  const player = ownPlayer(work, seat);
  if (player.furs === work.before.players[seat]?.furs) player.furs = copyFurs(player.furs);
  return player.furs;
}

export function ownPiles({ state, before }: Work): Writable<Piles> {
  if (state.piles === before.piles) state.piles = { ...state.piles };
  return state.piles;
}

/*
 * The copies are written out, constants first and then what they really are: on Hermes that takes a quarter of the
 * instructions of an object spread, two thirds of those of a plain literal, and it happens at every move.
 */
function copyState(state: State): Draft {
  const copy: Draft = {
    game: 'nieuw-amsterdam',
    version: 1,
    round: 0,
    phase: 'over',
    current: null,
    players: null as never,
    districts: null as never,
    camps: null as never,
    traders: null as never,
    lands: null as never,
    ships: null as never,
    moneyBox: null as never,
    auction: null,
    piles: null as never,
    rng: '',
    result: null,
  };
  copy.round = state.round;
  copy.phase = state.phase;
  copy.current = state.current;
  copy.players = state.players;
  copy.districts = state.districts;
  copy.camps = state.camps;
  copy.traders = state.traders;
  copy.lands = state.lands;
  copy.ships = state.ships;
  copy.moneyBox = state.moneyBox;
  copy.auction = state.auction;
  copy.piles = state.piles;
  copy.rng = state.rng;
  copy.result = state.result;
  return copy;
}

function copyPlayer(player: Player): DraftPlayer {
  const copy: DraftPlayer = {
    token: 0,
    coins: 0,
    goods: 0,
    timber: 0,
    corn: 0,
    furs: null as never,
    vp: 0,
    buildings: 0,
    warehouses: 0,
    post: 0,
    lands: null as never,
    ships: null as never,
    tiles: null as never,
    specialUsed: false,
  };
  copy.token = player.token;
  copy.coins = player.coins;
  copy.goods = player.goods;
  copy.timber = player.timber;
  copy.corn = player.corn;
  copy.furs = player.furs;
  copy.vp = player.vp;
  copy.buildings = player.buildings;
  copy.warehouses = player.warehouses;
  copy.post = player.post;
  copy.lands = player.lands;
  copy.ships = player.ships;
  copy.tiles = player.tiles;
  copy.specialUsed = player.specialUsed;
  return copy;
}

const copyTiles = ({ city, land, trade }: Player['tiles']): Player['tiles'] => ({ city, land, trade });

const copyFurs = ({ beaver, mink, otter, muskrat, lynx }: Player['furs']): Player['furs'] => ({
  beaver,
  mink,
  otter,
  muskrat,
  lynx,
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
  const first = (lumberYard[seat] ?? 0) + (granary[seat] ?? 0) + (docks[seat] ?? 0);
  return first + (carpenters[seat] ?? 0) + (blackMarket[seat] ?? 0) + (tradingCompany[seat] ?? 0);
}
