import { at, range } from '@/core/list';
import * as cell from '@/bots/nieuw-amsterdam/sim/cells';
import { COLUMN_START } from '@/bots/nieuw-amsterdam/sim/cards';
import { CAMPS, LAND_CARDS, MONEY_BOX, SHIP_CARDS } from '@/games/nieuw-amsterdam/catalogue';
import { finalScore, winnersOf } from '@/games/nieuw-amsterdam/scoring';
import {
  type Auction,
  type Column,
  DISTRICTS,
  FURS,
  PHASES,
  type Player,
  type State,
  STEPS,
  TRADERS,
} from '@/games/nieuw-amsterdam/types';

type Sim = cell.Sim;

const value = (sim: Sim, index: number): number => at([...sim.subarray(index, index + 1)], 0);
const values = (sim: Sim, first: number, count: number): number[] => [...sim.subarray(first, first + count)];
/** A list with its length in front. */
const counted = (sim: Sim, index: number): number[] => values(sim, index + 1, value(sim, index));
const byKind = <K extends string, T>(kinds: readonly K[], of: (index: number) => T): Record<K, T> =>
  Object.fromEntries(kinds.map((kind, index) => [kind, of(index)])) as Record<K, T>; // one entry per kind

/** The whole state of the rules core that the cells stand for. */
export function stateOf(sim: Sim): State {
  const players = value(sim, cell.PLAYERS);
  const seat = value(sim, cell.CURRENT);
  const over = seat === cell.NOBODY;
  const state: State = {
    game: 'nieuw-amsterdam',
    version: 1,
    round: value(sim, cell.ROUND),
    phase: at(PHASES, value(sim, cell.PHASE)),
    current: over ? null : seat,
    players: range(players).map((index) => playerOf(sim, index)),
    districts: byKind(DISTRICTS, (index) => values(sim, cell.DISTRICT + index * cell.MOST_SEATS, players)),
    camps: values(sim, cell.CAMP, CAMPS),
    traders: byKind(TRADERS, (index) =>
      counted(sim, cell.TRADER + index * cell.TRADER_CELLS).map((fur) => at(FURS, fur)),
    ),
    lands: landsAt(counted(sim, cell.LANDS)),
    ships: shipsAt(counted(sim, cell.SHIPS)),
    moneyBox: MONEY_BOX.map((_, column) => columnOf(sim, column)),
    auction: value(sim, cell.COLUMN) === cell.NOBODY ? null : auctionOf(sim),
    piles: {
      furDraw: pile(sim, cell.FUR_NEXT, cell.FUR_PILE).map((fur) => at(FURS, fur)),
      furDiscard: counted(sim, cell.DISCARDS).map((fur) => at(FURS, fur)),
      landDeck: landsAt(pile(sim, cell.LAND_NEXT, cell.LAND_DECK)),
      shipDeck: shipsAt(pile(sim, cell.SHIP_NEXT, cell.SHIP_DECK)),
    },
    rng: values(sim, cell.RNG, 4)
      .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
      .join(''),
    result: null,
  };
  if (!over) return state;
  const scores = state.players.map((_, index) => finalScore(state, index));
  return { ...state, result: { winners: winnersOf(state), scores } };
}

const landsAt = (cards: readonly number[]): string[] => cards.map((card) => at(LAND_CARDS, card).id);
const shipsAt = (cards: readonly number[]): string[] => cards.map((card) => at(SHIP_CARDS, card).id);
const pile = (sim: Sim, next: number, cells: number): number[] => [
  ...sim.subarray(cells + value(sim, next), cells + value(sim, next + 1)),
];

function playerOf(sim: Sim, seat: number): Player {
  const own = cell.seatAt(seat);
  const [coins = 0, goods = 0, timber = 0, corn = 0] = values(sim, own + cell.COINS, 4);
  return {
    token: value(sim, own + cell.TOKEN),
    ...{ coins, goods, timber, corn },
    furs: byKind(FURS, (fur) => value(sim, own + cell.FUR + fur)),
    vp: value(sim, own + cell.VP),
    buildings: value(sim, own + cell.BUILDINGS),
    warehouses: value(sim, own + cell.WAREHOUSES),
    post: value(sim, own + cell.POST),
    lands: values(sim, own + cell.ROW, value(sim, own + cell.OWN_LANDS)).map((land) => ({
      id: at(LAND_CARDS, cell.cardOf(land)).id,
      houses: cell.housesOn(land),
      cleared: (land & cell.CLEARED) !== 0,
    })),
    ships: shipsAt(values(sim, own + cell.FLEET, value(sim, own + cell.OWN_SHIPS))),
    tiles: byKind(STEPS, (step) => value(sim, own + cell.TILES_LEFT + step)),
    specialUsed: value(sim, cell.CURRENT) === seat && value(sim, cell.SPECIAL) === 1,
  };
}

function columnOf(sim: Sim, column: number): Column {
  const [first, end] = [at([...COLUMN_START], column), at([...COLUMN_START], column + 1)];
  const tiles = values(sim, cell.TILE + first, end - first);
  const taker = value(sim, cell.TAKEN + column);
  return {
    tiles: tiles.includes(cell.NO_TILE) ? [] : tiles.map((tile) => at(STEPS, tile)),
    takenBy: taker === cell.NOBODY ? null : taker,
  };
}

function auctionOf(sim: Sim): Auction {
  const bids = range(value(sim, cell.BIDS)).map((index) => {
    const [player = 0, amount = 0] = values(sim, cell.BID + 2 * index, 2);
    return { player, amount: amount < 0 ? null : amount };
  });
  return {
    chooser: value(sim, cell.CHOOSER),
    column: value(sim, cell.COLUMN),
    bids,
    toAct: value(sim, cell.CURRENT),
  };
}
