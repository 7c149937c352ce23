import { sum } from '@/core/list';
import { LAND_CARDS, landCard, SHIP_CARDS, shipCard } from '@/games/nieuw-amsterdam/catalogue';
import {
  DISTRICTS,
  FURS,
  type Fur,
  PHASES,
  type Player,
  type State,
  STEPS,
  STOCKS,
  TRADERS,
} from '@/games/nieuw-amsterdam/types';
import * as cell from './cells';
import { MOST_STOCK } from './code';

/*
 * A state of the rules core as cells.
 */
const WORD_DIGITS = 8;
const WORDS = 4;

const landIndex = new Map(LAND_CARDS.map(({ id }, index) => [id, index]));
const shipIndex = new Map(SHIP_CARDS.map(({ id }, index) => [id, index]));
export const landNumber = (id: string): number => landIndex.get(id) ?? -1;
export const shipNumber = (id: string): number => shipIndex.get(id) ?? -1;
const furNumber = (fur: Fur): number => FURS.indexOf(fur);

/** Whether a payment can name all that anybody owns: in every game, but not in every state made by hand. */
export const fits = (players: readonly Player[]): boolean =>
  players.every((player) => STOCKS.every((stock, index) => player[stock] <= (MOST_STOCK[index] ?? 0)));

export function loadState(sim: cell.Sim, state: State): void {
  sim.fill(0);
  sim[cell.PLAYERS] = state.players.length;
  sim[cell.ROUND] = state.round;
  sim[cell.PHASE] = PHASES.indexOf(state.phase);
  sim[cell.CURRENT] = state.current ?? cell.NOBODY;
  sim[cell.SPECIAL] = Number(state.players[state.current ?? 0]?.specialUsed ?? false);
  for (let i = 0; i < WORDS; i++) {
    sim[cell.RNG + i] = parseInt(state.rng.slice(i * WORD_DIGITS, (i + 1) * WORD_DIGITS), 16) | 0;
  }
  loadAuction(sim, state);
  loadTable(sim, state);
  loadPiles(sim, state);
  state.players.forEach((player, seat) => loadPlayer(sim, seat, player));
}

function loadAuction(sim: cell.Sim, { auction, moneyBox }: State): void {
  sim[cell.COLUMN] = auction?.column ?? cell.NOBODY;
  sim[cell.CHOOSER] = auction?.chooser ?? 0;
  sim[cell.TOP_BID] = -1;
  sim[cell.TOP_BIDDER] = cell.NOBODY;
  sim[cell.BIDS] = auction?.bids.length ?? 0;
  auction?.bids.forEach(({ player, amount }, index) => {
    sim.set([player, amount ?? -1], cell.BID + 2 * index);
    if (amount === null) return;
    sim[cell.TOP_BID] = amount;
    sim[cell.TOP_BIDDER] = player;
  });
  sim.fill(cell.NO_TILE, cell.TILE, cell.LANDS);
  sim.set(
    moneyBox.flatMap(({ tiles }) => tiles.map((tile) => STEPS.indexOf(tile))),
    cell.TILE,
  );
  sim.set(
    moneyBox.map(({ takenBy }) => takenBy ?? cell.NOBODY),
    cell.TAKEN,
  );
}

function loadTable(sim: cell.Sim, { districts, camps, lands, ships, traders }: State): void {
  DISTRICTS.forEach((district, index) =>
    sim.set(districts[district], cell.DISTRICT + index * cell.MOST_SEATS),
  );
  sim.set(camps, cell.CAMP);
  sim.set([lands.length, ...lands.map(landNumber)], cell.LANDS);
  sim.set([ships.length, ...ships.map(shipNumber)], cell.SHIPS);
  TRADERS.forEach((trader, index) => {
    const furs = traders[trader].map(furNumber);
    sim.set([furs.length, ...furs], cell.TRADER + index * cell.TRADER_CELLS);
  });
}

function loadPiles(sim: cell.Sim, { piles }: State): void {
  sim[cell.FUR_END] = piles.furDraw.length;
  sim.set(piles.furDraw.map(furNumber), cell.FUR_PILE);
  sim.set([piles.furDiscard.length, ...piles.furDiscard.map(furNumber)], cell.DISCARDS);
  sim[cell.LAND_END] = piles.landDeck.length;
  sim.set(piles.landDeck.map(landNumber), cell.LAND_DECK);
  sim[cell.SHIP_END] = piles.shipDeck.length;
  sim.set(piles.shipDeck.map(shipNumber), cell.SHIP_DECK);
}

function loadPlayer(sim: cell.Sim, seat: number, player: Player): void {
  const own = cell.seatAt(seat);
  const furs = FURS.map((fur) => player.furs[fur]);
  sim[own + cell.TOKEN] = player.token;
  STOCKS.forEach((stock, index) => {
    sim[own + cell.COINS + index] = player[stock];
  });
  sim.set([...furs, sum(furs), player.vp, player.buildings, player.warehouses, player.post], own + cell.FUR);
  sim.set(
    STEPS.map((step) => player.tiles[step]),
    own + cell.TILES_LEFT,
  );
  loadCards(sim, own, player);
  sim[own + cell.BUSINESSES] = sum(
    DISTRICTS.map((_, index) => sim[cell.DISTRICT + index * cell.MOST_SEATS + seat] ?? 0),
  );
}

function loadCards(sim: cell.Sim, own: number, { lands, ships }: Player): void {
  sim[own + cell.OWN_LANDS] = lands.length;
  sim[own + cell.OWN_SHIPS] = ships.length;
  sim.set(
    lands.map(
      ({ id, houses, cleared }) => landNumber(id) + cell.HOUSE * houses + (cleared ? cell.CLEARED : 0),
    ),
    own + cell.ROW,
  );
  sim.set(ships.map(shipNumber), own + cell.FLEET);
  sim[own + cell.HARVEST] = sum(lands.map(({ id, cleared }) => (cleared ? landCard(id).corn : 0)));
  sim[own + cell.FREE_SITES] = sum(lands.map(({ id, houses }) => landCard(id).sites - houses));
  sim[own + cell.CARGO] = sum(ships.map((id) => shipCard(id).goods));
}
