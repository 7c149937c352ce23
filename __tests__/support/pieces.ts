import { count, spread } from '@/core/amounts';
import { range, without } from '@/core/list';
import { type Fur, FURS, type FurCounts } from '@/games/nieuw-amsterdam/types';

type Cards = readonly { readonly id: string; readonly era: number }[];

interface Dealt {
  readonly offer: readonly string[];
  readonly deck: readonly string[];
}

/** Wanted cards are among those revealed so far; the deck is made of others, the earlier era on top. */
export function dealt(
  cards: Cards,
  round: number,
  owned: readonly string[],
  wanted?: readonly string[],
): Dealt {
  const perEra = cards.length / 2;
  const left = cards.length - 4 * round;
  const used = [...owned, ...(wanted ?? [])];
  const free = (era: number): string[] =>
    cards.flatMap((card) => (card.era === era && !used.includes(card.id) ? [card.id] : []));
  const last = (ids: string[], number: number): string[] => ids.slice(ids.length - number);
  const deck = [...last(free(1620), Math.max(0, left - perEra)), ...last(free(1630), Math.min(perEra, left))];
  const revealed = free(left < perEra ? 1630 : 1620).filter((id) => !deck.includes(id));
  return { offer: wanted ?? revealed.slice(0, 4), deck };
}

/** Furs by type, those not named 0. */
export const fursOf = (furs: Partial<FurCounts> = {}): FurCounts => ({ ...count<Fur>([], FURS), ...furs });

/** Ten of each type less those that lie or belong somewhere. */
export function otherFurs(lying: readonly Fur[], owned: readonly FurCounts[]): Fur[] {
  const all = FURS.flatMap((fur) => range(10).map(() => fur));
  return [...lying, ...owned.flatMap((furs) => spread(furs, FURS))].reduce(without, all);
}

/** Two heaps of furs together. */
export const addFurs = (some: FurCounts, more: FurCounts): FurCounts => ({
  beaver: some.beaver + more.beaver,
  mink: some.mink + more.mink,
  otter: some.otter + more.otter,
  muskrat: some.muskrat + more.muskrat,
  lynx: some.lynx + more.lynx,
});
