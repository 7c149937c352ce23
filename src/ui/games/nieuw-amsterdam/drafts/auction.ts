import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import type { Offer, OfferOf } from '@/games/nieuw-amsterdam/moves';
import type { Bid, View } from '@/games/nieuw-amsterdam/types';
import { clamped } from './draft';
import { ownedInAll } from './payment';

/** The draft of a bid: never below the minimum of now, never above one's own ceiling. */
export const bidWithin = (wanted: number, { min, max }: Pick<OfferOf<'bid'>, 'min' | 'max'>): number =>
  clamped(wanted, min, max);

/** The last bid that was none of the passes: bids only rise. */
export const highBid = (bids: readonly Bid[]): { readonly player: Seat; readonly amount: number } | null =>
  bids.reduce<{ player: Seat; amount: number } | null>(
    (best, { player, amount }) => (amount === null ? best : { player, amount }),
    null,
  );

/** Who speaks after whoever is to act: in turn order, without a column, not heard yet. */
export function stillToBid({ players, moneyBox, auction, current }: View): Seat[] {
  const heard = auction?.bids.map(({ player }) => player) ?? [];
  return players
    .map((_, seat) => seat)
    .filter((seat) => seat !== current && !heard.includes(seat))
    .filter((seat) => !moneyBox.some(({ takenBy }) => takenBy === seat))
    .sort((one, other) => at(players, one).token - at(players, other).token);
}

/** The bid nobody who is still to speak could exceed; null: nobody is. */
export function lockOut(view: View): number | null {
  const after = stillToBid(view);
  return after.length === 0 ? null : Math.max(...after.map((seat) => ownedInAll(at(view.players, seat))));
}

export const offerOf = <T extends Offer['type']>(offers: readonly Offer[], type: T): OfferOf<T> | null =>
  offers.find((offer): offer is OfferOf<T> => offer.type === type) ?? null;
