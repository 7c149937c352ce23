import type { Seat } from '@/core/game';
import type { Event } from '@/games/nieuw-amsterdam/events';
import type { Land, Player, View } from '@/games/nieuw-amsterdam/types';
import type { EventOf } from './trip';

/** A score that no marker stands on: it is running. */
export const RUNNING = -1;
/** A zone that does not exist: the post is on its way. */
const NOWHERE = 0;

const withPlayer = (view: View, seat: Seat, change: (player: Player) => Partial<Player>): View => ({
  ...view,
  players: view.players.map((player, index) => (index === seat ? { ...player, ...change(player) } : player)),
});

const withLands = (view: View, seat: Seat, change: (lands: readonly Land[]) => readonly Land[]): View =>
  withPlayer(view, seat, ({ lands }) => ({ lands: change(lands) }));

const less = (counts: readonly number[], index: number, by: number): number[] =>
  counts.map((count, at) => (at === index ? count - by : count));

type NotYet = { readonly [T in Event['type']]?: (view: View, event: EventOf<T>) => View };

/** The position as it is seen while an event's pieces are on their way: they are not there yet. */
const NOT_YET: NotYet = {
  businessesBuilt: (view, { district, player, count }) => {
    const districts = { ...view.districts, [district]: less(view.districts[district], player, count) };
    return { ...view, districts };
  },
  housesBuilt: (view, { player, land: built, count }) =>
    withLands(view, player, (lands) =>
      lands.map((land) => (land.id === built ? { ...land, houses: land.houses - count } : land)),
    ),
  warehouseBuilt: (view, { player }) =>
    withPlayer(view, player, ({ warehouses }) => ({ warehouses: warehouses - 1 })),
  landAcquired: (view, { player, land }) =>
    withLands(view, player, (lands) => lands.filter(({ id }) => id !== land)),
  longhouseMoved: (view, { to }) => (to === null ? view : { ...view, camps: less(view.camps, to - 1, 1) }),
  postMoved: (view, { player }) => withPlayer(view, player, () => ({ post: NOWHERE })),
  vp: (view, { player }) => withPlayer(view, player, () => ({ vp: RUNNING })),
  fursLaid: (view, { trader, furs }) => {
    const lying = view.traders[trader].slice(0, -furs.length);
    return { ...view, traders: { ...view.traders, [trader]: lying } };
  },
  tilesLaid: (view) => ({ ...view, moneyBox: view.moneyBox.map((column) => ({ ...column, tiles: [] })) }),
};

function notYet(view: View, event: Event): View {
  // The table gives every type its own event; the compiler cannot follow that through an index.
  const change = NOT_YET[event.type] as ((view: View, event: Event) => View) | undefined;
  return change?.(view, event) ?? view;
}

/** The picture under the flights: what has left is gone, what arrives is not there yet. */
export const withoutArrivals = (view: View, events: readonly Event[]): View => events.reduce(notYet, view);
