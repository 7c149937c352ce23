import { total } from '@/core/amounts';
import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import type { Businesses } from '@/games/nieuw-amsterdam/moves';
import { type District, DISTRICTS, type View } from '@/games/nieuw-amsterdam/types';

/** So many businesses in each district, to be built or closed. */
export const NO_BUSINESSES: Businesses = {
  ...{ lumberYard: 0, granary: 0, docks: 0 },
  ...{ carpenters: 0, blackMarket: 0, tradingCompany: 0 },
};

export const chosen = (counts: Businesses): number => total(counts, DISTRICTS);

/** One more or one less in a district; never more than `most` in all, nor more there than `there`. */
export function withDistrict(
  counts: Businesses,
  district: District,
  value: number,
  limits: { readonly most: number; readonly there?: number },
): Businesses {
  const elsewhere = chosen(counts) - counts[district];
  const most = Math.min(limits.most - elsewhere, limits.there ?? Infinity);
  return { ...counts, [district]: Math.max(0, Math.min(value, most)) };
}

export const ownIn = (view: Pick<View, 'districts'>, district: District, seat: Seat): number =>
  at(view.districts[district], seat);

/** Everything a player has, for when everything closes. */
export const everything = (view: Pick<View, 'districts'>, seat: Seat): Businesses =>
  DISTRICTS.reduce<Businesses>(
    (counts, district) => ({ ...counts, [district]: ownIn(view, district, seat) }),
    NO_BUSINESSES,
  );
