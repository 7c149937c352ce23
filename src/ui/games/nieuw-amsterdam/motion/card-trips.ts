import type { Seat } from '@/core/game';
import { range } from '@/core/list';
import { landCard } from '@/games/nieuw-amsterdam/catalogue';
import type { LandId, View } from '@/games/nieuw-amsterdam/types';
import type { Piece } from './piece';
import type { Place } from './places';
import { type EventOf, fall, leave, rise, slide, type Story, type Trip, vanish } from './trip';

/** Whose wharf and lands lie at the foot of the sheet. */
export const shownSeat = ({ current }: View): Seat => current ?? 0;

/** The house plot of a land in the row at the foot of the sheet; null: another player's lands lie there. */
function plot(after: View, player: Seat, land: LandId, site: number): Place | null {
  const lands = after.players[player]?.lands ?? [];
  const place = lands.findIndex(({ id }) => id === land);
  if (player !== shownSeat(after) || place < 0) return null;
  return { at: 'site', place, lands: lands.length, site, sites: landCard(land).sites };
}

const offered = (at: 'land' | 'ship', cards: readonly string[], id: string): Place => ({
  at,
  index: Math.max(0, cards.indexOf(id)),
});

export function landAcquired({ player, land }: EventOf<'landAcquired'>, { before, after }: Story): Trip[] {
  const to = plot(after, player, land, (landCard(land).sites - 1) / 2) ?? { at: 'seat', seat: player };
  return [slide({ kind: 'card', glyph: 'land' }, offered('land', before.lands, land), to)];
}

const TREES = 4;

/** The trees fall one after the other, to the left and to the right. */
export function landCleared({ player, land }: EventOf<'landCleared'>, { after }: Story): Trip[] {
  return range(TREES).flatMap((tree) => {
    const place = plot(after, player, land, (tree * (landCard(land).sites - 1)) / (TREES - 1));
    return place === null ? [] : [fall({ kind: 'tree' }, place, tree % 2 === 0 ? 90 : -90)];
  });
}

const HOUSE_ON_LAND = 0.62;

export function housesBuilt({ player, land, count }: EventOf<'housesBuilt'>, { after }: Story): Trip[] {
  const built = after.players[player]?.lands.find(({ id }) => id === land)?.houses ?? 0;
  const house: Piece = { kind: 'house', seat: player };
  return range(count).map((index) => {
    const place = plot(after, player, land, built - count + index);
    return place === null
      ? slide(house, { at: 'chest' }, { at: 'seat', seat: player })
      : rise(house, place, HOUSE_ON_LAND);
  });
}

/** Loaded it sets sail: to its owner's wharf, or out to sea under another's eyes. */
export function shipLoaded({ player, ship }: EventOf<'shipLoaded'>, { before, after }: Story): Trip[] {
  const from = offered('ship', before.ships, ship);
  const piece: Piece = { kind: 'card', glyph: 'ship' };
  return [
    player === shownSeat(after) ? slide(piece, from, { at: 'wharf' }) : leave(piece, from, { at: 'sea' }),
  ];
}

export const cardsRemoved = (_event: EventOf<'cardsRemoved'>, { before }: Story): Trip[] => [
  ...before.lands.map((_, index) => vanish({ kind: 'card', glyph: 'land' }, { at: 'land', index })),
  ...before.ships.map((_, index) =>
    leave({ kind: 'card', glyph: 'ship' }, { at: 'ship', index }, { at: 'sea' }),
  ),
];

/** Face down for a moment, then open. */
export const cardsRevealed = ({ lands, ships }: EventOf<'cardsRevealed'>): Trip[] => [
  ...lands.map((_, index) => vanish({ kind: 'card', glyph: 'land' }, { at: 'land', index })),
  ...ships.map((_, index) => vanish({ kind: 'card', glyph: 'ship' }, { at: 'ship', index })),
];
