import { sum } from '@/core/list';
import type { MoveOf, Payment } from '@/games/nieuw-amsterdam/moves';
import { type Fur, furCount, FURS, type Player, type Stock, STOCKS } from '@/games/nieuw-amsterdam/types';
import { clamped } from './draft';

export type Kept = Stock | Fur;
export type Split = Readonly<Record<Kept, number>>;

export const NOTHING: Split = {
  ...{ coins: 0, goods: 0, timber: 0, corn: 0 },
  ...{ beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 },
};

const isFur = (kind: Kept): kind is Fur => (FURS as readonly string[]).includes(kind);

export const owned = (player: Player, kind: Kept): number => (isFur(kind) ? player.furs[kind] : player[kind]);

/** The kinds a player has any of, furs last. */
export const ownedKinds = (player: Player): Kept[] =>
  [...STOCKS, ...FURS].filter((kind) => owned(player, kind) > 0);

export const ownedInAll = (player: Player): number =>
  sum(STOCKS.map((kind) => player[kind])) + furCount(player.furs);

export const given = (split: Split): number => sum([...STOCKS, ...FURS].map((kind) => split[kind]));

/** What a player wants to have left, come what may. */
export type Locked = Readonly<Record<Stock, number>>;

export const NONE_LOCKED: Locked = { coins: 0, goods: 0, timber: 0, corn: 0 };

/** What somebody still owns of what they have locked. */
export const lockedOf = (player: Player, locked: Locked): number =>
  sum(STOCKS.map((kind) => Math.min(player[kind], locked[kind])));

/** The player as if what is locked were not there. */
export function unlocked(player: Player, locked: Locked): Player {
  const rest = (kind: Stock): number => Math.max(0, player[kind] - locked[kind]);
  return {
    ...player,
    coins: rest('coins'),
    goods: rest('goods'),
    timber: rest('timber'),
    corn: rest('corn'),
  };
}

/** What the corn is for: what upkeep will ask beyond the harvest is the last corn to go. */
export interface Duties {
  readonly corn: number;
}

/** The least useful first: corn nobody eats, then coins, goods and timber; furs last, the rarest types first. */
export function suggested(player: Player, total: number, duties: Duties): Split {
  const split: Record<Kept, number> = { ...NOTHING };
  let left = total;
  const take = (kind: Kept, most: number): void => {
    const part = clamped(Math.min(most, owned(player, kind) - split[kind]), 0, left);
    split[kind] += part;
    left -= part;
  };
  take('corn', Math.max(0, player.corn - duties.corn));
  take('coins', player.coins - 1);
  take('goods', player.goods - 2);
  take('timber', player.timber - 2);
  for (const kind of ['coins', 'goods', 'timber', 'corn'] as const) take(kind, player[kind]);
  const rarest = [...FURS].sort((one, other) => player.furs[one] - player.furs[other]);
  for (const fur of rarest) take(fur, player.furs[fur]);
  return split;
}

/** One kind set to a new amount, within what is owned. */
export const withKind = (split: Split, player: Player, kind: Kept, value: number): Split => ({
  ...split,
  [kind]: clamped(value, 0, owned(player, kind)),
});

function paymentOf({ coins, goods, timber, corn, ...furs }: Split): Payment {
  return { coins, goods, timber, corn, furs };
}

export const splitOf = ({ with: { furs, ...stocks } }: MoveOf<'pay'>): Split => ({ ...stocks, ...furs });

export const payMove = (split: Split): MoveOf<'pay'> => ({ type: 'pay', with: paymentOf(split) });
