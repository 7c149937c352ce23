import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import type { Event } from './events';
import { DISTRICTS, type Draft, type DraftPlayer, type Player, type State } from './types';

/** A rule at work: its own copy of the state, and what has happened to it so far. */
export interface Work {
  readonly state: Draft;
  readonly events: Event[];
}

export const playerAt = (state: State, seat: Seat): Player => at(state.players, seat);
export const ownPlayer = (work: Work, seat: Seat): DraftPlayer => at(work.state.players, seat);

/**
 * The one copy made per move. What a rule counts up and down is copied; lists that are replaced as a whole
 * (cards, piles, furs at a trader) are shared.
 */
export function draftOf(state: State): Draft {
  const { districts, traders, piles } = state;
  return {
    game: state.game,
    version: state.version,
    round: state.round,
    phase: state.phase,
    current: state.current,
    players: state.players.map(draftPlayer),
    districts: {
      lumberYard: districts.lumberYard.slice(),
      granary: districts.granary.slice(),
      docks: districts.docks.slice(),
      carpenters: districts.carpenters.slice(),
      blackMarket: districts.blackMarket.slice(),
      tradingCompany: districts.tradingCompany.slice(),
    },
    camps: state.camps.slice(),
    traders: { top: traders.top, middle: traders.middle, bottom: traders.bottom },
    lands: state.lands,
    ships: state.ships,
    moneyBox: state.moneyBox,
    auction: state.auction,
    piles: {
      furDraw: piles.furDraw,
      furDiscard: piles.furDiscard,
      landDeck: piles.landDeck,
      shipDeck: piles.shipDeck,
    },
    rng: state.rng,
    result: state.result,
  };
}

function draftPlayer(player: Player): DraftPlayer {
  const { furs, tiles } = player;
  return {
    token: player.token,
    coins: player.coins,
    goods: player.goods,
    timber: player.timber,
    corn: player.corn,
    furs: { beaver: furs.beaver, mink: furs.mink, otter: furs.otter, muskrat: furs.muskrat, lynx: furs.lynx },
    vp: player.vp,
    buildings: player.buildings,
    warehouses: player.warehouses,
    post: player.post,
    lands: player.lands,
    ships: player.ships,
    tiles: { city: tiles.city, land: tiles.land, trade: tiles.trade },
    specialUsed: player.specialUsed,
  };
}

/** Seats in turn order, by token. */
export function turnOrder(state: State): Seat[] {
  const order: Seat[] = new Array<Seat>(state.players.length);
  state.players.forEach((player, seat) => {
    order[player.token - 1] = seat;
  });
  return order;
}

/** All businesses of a player in the city. */
export function businessesOf(state: State, seat: Seat): number {
  let count = 0;
  for (const district of DISTRICTS) count += at(state.districts[district], seat);
  return count;
}
