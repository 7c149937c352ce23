import { never } from '@/core/never';
import { at, without } from '@/core/list';
import type { Event } from '@/games/nieuw-amsterdam/events';
import type { Column, Fur, Land, Step, Trader, State } from '@/games/nieuw-amsterdam/types';

/** Everything somebody owns or that lies on the table; piles by number only, as their order is hidden. */
export function account(state: State) {
  const { round, players, districts, camps, traders, lands, ships, moneyBox, piles } = structuredClone(
    state,
  ) as Mutable;
  const byName = (furs: readonly Fur[]): Fur[] => [...furs].sort();
  return {
    round,
    players,
    districts,
    camps,
    traders: { top: byName(traders.top), middle: byName(traders.middle), bottom: byName(traders.bottom) },
    lands,
    ships,
    moneyBox,
    furDraw: piles.furDraw.length,
    furDiscard: byName(piles.furDiscard),
    landDeck: piles.landDeck.length,
    shipDeck: piles.shipDeck.length,
    winners: state.result?.winners ?? null,
  };
}

type Mutable = { -readonly [K in keyof State]: Writable<State[K]> };
type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T;
type Account = ReturnType<typeof account>;

/** The account after the events, from nothing but the events. */
export function booked(before: Account, events: readonly Event[]): Account {
  const books = structuredClone(before);
  for (const event of events) book(books, event);
  for (const trader of ['top', 'middle', 'bottom'] as const) books.traders[trader].sort();
  books.furDiscard.sort();
  return books;
}

function book(books: Account, event: Event): void {
  switch (event.type) {
    case 'coins':
    case 'goods':
    case 'timber':
    case 'corn':
    case 'vp':
      at(books.players, event.player)[event.type] += event.amount;
      return;
    case 'fursLaid':
    case 'fursTaken':
    case 'fursDrawn':
    case 'fursDiscarded':
    case 'fursReshuffled':
      return bookFurs(books, event);
    case 'businessesBuilt':
    case 'businessesClosed':
    case 'housesBuilt':
    case 'warehouseBuilt':
      return bookBuildings(books, event);
    case 'cardsRemoved':
    case 'cardsRevealed':
    case 'landAcquired':
    case 'landCleared':
    case 'shipLoaded':
      return bookCards(books, event);
    case 'tilesLaid':
    case 'columnTaken':
    case 'tileSpent':
    case 'tilePassed':
      return bookTiles(books, event);
    case 'longhouseMoved':
      books.camps[event.from - 1] = at(books.camps, event.from - 1) - 1;
      if (event.to !== null) books.camps[event.to - 1] = at(books.camps, event.to - 1) + 1;
      return;
    case 'postMoved':
      at(books.players, event.player).post += event.to - event.from;
      return;
    case 'tokenTaken':
      at(books.players, event.player).token = event.token;
      return;
    case 'specialTaken':
      at(books.players, event.player).specialUsed = true;
      return;
    case 'turnEnded':
      at(books.players, event.player).specialUsed = false;
      return;
    case 'roundStarted':
      books.round = event.round;
      return;
    case 'gameEnded':
      books.winners = event.winners;
      return;
    case 'goodsLost':
    case 'columnChosen':
    case 'bidMade':
    case 'bidPassed':
    case 'auctionWon':
    case 'tilesLeftOut':
    case 'phaseStarted':
    case 'turnStarted':
    case 'specialPassed':
    case 'electionsHeld':
      return; // nothing changes hands
    default:
      never(event);
  }
}

type FurEvent = Extract<
  Event,
  { type: 'fursLaid' | 'fursTaken' | 'fursDrawn' | 'fursDiscarded' | 'fursReshuffled' }
>;

function bookFurs(books: Account, event: FurEvent): void {
  if (event.type === 'fursReshuffled') {
    books.furDraw += event.count;
    books.furDiscard = [];
    return;
  }
  if (event.type === 'fursLaid' || event.type === 'fursDrawn') books.furDraw -= event.furs.length;
  if (event.type === 'fursDiscarded') books.furDiscard.push(...event.furs);
  if (event.type === 'fursLaid') books.traders[event.trader].push(...event.furs);
  if (event.type === 'fursTaken') takeFrom(books.traders, event.trader, event.furs);
  if (event.type === 'fursLaid') return;
  const own = at(books.players, event.player).furs;
  for (const fur of event.furs) own[fur] += event.type === 'fursDiscarded' ? -1 : 1;
}

function takeFrom(traders: Record<Trader, Fur[]>, trader: Trader, furs: readonly Fur[]): void {
  traders[trader] = furs.reduce<Fur[]>(without, traders[trader]);
}

type BuildingEvent = Extract<
  Event,
  { type: 'businessesBuilt' | 'businessesClosed' | 'housesBuilt' | 'warehouseBuilt' }
>;

function bookBuildings(books: Account, event: BuildingEvent): void {
  const player = at(books.players, event.player);
  if (event.type === 'warehouseBuilt') {
    player.buildings--;
    player.warehouses = event.site;
    return;
  }
  const built = event.type === 'businessesClosed' ? -event.count : event.count;
  player.buildings -= built;
  if (event.type === 'housesBuilt') landOf(player.lands, event.land).houses += built;
  else
    books.districts[event.district][event.player] = at(books.districts[event.district], event.player) + built;
}

function landOf(lands: Writable<Land>[], id: string): Writable<Land> {
  return at(
    lands,
    lands.findIndex((land) => land.id === id),
  );
}

type CardEvent = Extract<
  Event,
  { type: 'cardsRemoved' | 'cardsRevealed' | 'landAcquired' | 'landCleared' | 'shipLoaded' }
>;

function bookCards(books: Account, event: CardEvent): void {
  switch (event.type) {
    case 'cardsRemoved':
      books.lands = [];
      books.ships = [];
      return;
    case 'cardsRevealed':
      books.lands = [...event.lands];
      books.ships = [...event.ships];
      books.landDeck -= event.lands.length;
      books.shipDeck -= event.ships.length;
      return;
    case 'landAcquired':
      books.lands = without(books.lands, event.land);
      at(books.players, event.player).lands.push({ id: event.land, houses: 0, cleared: false });
      return;
    case 'landCleared':
      landOf(at(books.players, event.player).lands, event.land).cleared = true;
      return;
    case 'shipLoaded':
      books.ships = without(books.ships, event.ship);
      at(books.players, event.player).ships.push(event.ship);
      return;
    default:
      never(event);
  }
}

type TileEvent = Extract<Event, { type: 'tilesLaid' | 'columnTaken' | 'tileSpent' | 'tilePassed' }>;

function bookTiles(books: Account, event: TileEvent): void {
  if (event.type === 'tilesLaid') {
    books.moneyBox = event.columns.map((tiles): Writable<Column> => ({ tiles: [...tiles], takenBy: null }));
    return;
  }
  const own: Record<Step, number> = at(books.players, event.player).tiles;
  if (event.type === 'columnTaken') {
    at(books.moneyBox, event.column).takenBy = event.player;
    for (const tile of event.tiles) own[tile]++;
  } else own[event.step]--;
}
