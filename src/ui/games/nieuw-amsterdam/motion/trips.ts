import { range } from '@/core/list';
import type { Seat } from '@/core/game';
import type { Event, StockEvent } from '@/games/nieuw-amsterdam/events';
import type { Fur, Trader } from '@/games/nieuw-amsterdam/types';
import * as auction from './auction-trips';
import * as cards from './card-trips';
import type { Place } from './places';
import { stockTrips } from './stock-trips';
import { type EventOf, leave, rise, slide, type Stop, type Story, type Trip, vanish } from './trip';

const seatOf = (seat: Seat): Place => ({ at: 'seat', seat });

const fursOn = (furs: readonly Fur[], from: Place, to: Place): Trip[] =>
  furs.map((glyph) => slide({ kind: 'slip', glyph }, from, to));

/** The furs leave the places they lay in. */
function fursTaken(furs: readonly Fur[], trader: Trader, player: Seat, { before }: Story): Trip[] {
  const left: (Fur | null)[] = [...before.traders[trader]];
  return furs.map((glyph) => {
    const index = Math.max(0, left.indexOf(glyph));
    left[index] = null;
    return slide({ kind: 'slip', glyph }, { at: 'stall', trader, index }, seatOf(player));
  });
}

function fursLaid(furs: readonly Fur[], trader: Trader, { after }: Story): Trip[] {
  const first = after.traders[trader].length - furs.length;
  return furs.map((glyph, index) =>
    slide({ kind: 'slip', glyph }, { at: 'pile' }, { at: 'stall', trader, index: first + index }),
  );
}

const RUN_STOPS = 12;

/** A marker runs along the track, round every corner. */
function scored(event: EventOf<'vp'>, { before, events }: Story): Trip[] {
  const { player, amount } = event;
  let from = before.players[player]?.vp ?? 0;
  for (const earlier of events) {
    if (earlier === event) break;
    if (earlier.type === 'vp' && earlier.player === player) from += earlier.amount;
  }
  const stops = Math.min(Math.abs(amount), RUN_STOPS);
  const way = range(stops + 1).map((stop): Stop => {
    const score = from + Math.round((amount * stop) / stops);
    return { place: { at: 'track', score } };
  });
  return [{ piece: { kind: 'marker', seat: player }, way, lasts: 450 }];
}

/** Upriver, camp by camp, and out of the game beyond the last. */
function longhouseMoved({ from, to }: EventOf<'longhouseMoved'>): Trip[] {
  const [piece, start] = [
    { kind: 'glyph', glyph: 'longhouse' },
    { at: 'camp', index: from - 1 },
  ] as const;
  if (to === null) return [leave(piece, start, { at: 'upriver' })];
  return [slide(piece, start, { at: 'camp', index: to - 1 })];
}

const silent = (): Trip[] => [];
const tileGone = ({ player, step }: EventOf<'tileSpent' | 'tilePassed'>): Trip[] => [
  leave({ kind: 'tile', step }, seatOf(player), { at: 'chest' }),
];
const stock = (event: StockEvent, { after }: Story): Trip[] => stockTrips(event, cards.shownSeat(after));

/** What each event looks like. Those that only tell the course of the game have panels to tell them. */
const TRIPS: { readonly [T in Event['type']]: (event: EventOf<T>, story: Story) => Trip[] } = {
  coins: stock,
  goods: stock,
  timber: stock,
  corn: stock,
  vp: scored,
  goodsLost: ({ player }) => [leave({ kind: 'glyph', glyph: 'goods' }, seatOf(player), { at: 'sea' })],
  fursLaid: ({ furs, trader }, story) => fursLaid(furs, trader, story),
  fursTaken: ({ furs, trader, player }, story) => fursTaken(furs, trader, player, story),
  fursDrawn: ({ furs, player }) => fursOn(furs, { at: 'district', district: 'blackMarket' }, seatOf(player)),
  fursDiscarded: ({ furs, player, rule }) =>
    fursOn(furs, seatOf(player), rule === 'NA-T3' ? { at: 'ship', index: 1.5 } : { at: 'chest' }),
  fursReshuffled: silent,
  businessesBuilt: ({ player: seat, district }) => [
    rise({ kind: 'house', seat }, { at: 'business', district, seat }),
  ],
  businessesClosed: ({ player: seat, district }) => [
    vanish({ kind: 'house', seat }, { at: 'business', district, seat }),
  ],
  housesBuilt: cards.housesBuilt,
  warehouseBuilt: ({ player: seat, site }, { after }) =>
    seat === cards.shownSeat(after) ? [rise({ kind: 'house', seat }, { at: 'dock', index: site - 1 })] : [],
  cardsRemoved: cards.cardsRemoved,
  cardsRevealed: cards.cardsRevealed,
  landAcquired: cards.landAcquired,
  landCleared: cards.landCleared,
  shipLoaded: cards.shipLoaded,
  longhouseMoved,
  postMoved: ({ player: seat, from, to }) => [
    slide({ kind: 'marker', seat }, { at: 'zone', index: from - 1 }, { at: 'zone', index: to - 1 }),
  ],
  tilesLaid: auction.tilesLaid,
  columnChosen: auction.columnChosen,
  bidMade: auction.bidMade,
  bidPassed: silent,
  auctionWon: silent,
  columnTaken: auction.columnTaken,
  tokenTaken: auction.tokenTaken,
  tilesLeftOut: auction.tilesLeftOut,
  roundStarted: silent,
  phaseStarted: silent,
  turnStarted: silent,
  tileSpent: tileGone,
  tilePassed: tileGone,
  specialTaken: ({ player: seat, district }) => [
    leave({ kind: 'marker', seat }, seatOf(seat), { at: 'district', district }),
  ],
  specialPassed: silent,
  turnEnded: silent,
  electionsHeld: silent,
  gameEnded: ({ winners }, { after }) =>
    winners.map((seat) =>
      vanish({ kind: 'glyph', glyph: 'vp' }, { at: 'track', score: after.players[seat]?.vp ?? 0 }),
    ),
};

export function tripsOf(event: Event, story: Story): Trip[] {
  // The table gives every type its own event; the compiler cannot follow that through an index.
  const trips = TRIPS[event.type] as (event: Event, story: Story) => Trip[];
  return trips(event, story);
}
