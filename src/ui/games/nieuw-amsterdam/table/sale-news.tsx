import type { Seat } from '@/core/game';
import { at } from '@/core/list';
import type { Event } from '@/games/nieuw-amsterdam/events';
import { Banner } from '@/ui/kit/banner';
import { usePosition } from './scene';

interface Moved {
  readonly seat: Seat;
  readonly from: number;
  readonly to: number;
}

/** The tokens that changed hands: each of the two comes from the other. */
function tokensMoved(events: readonly Event[]): readonly Moved[] {
  const taken = events.filter((event) => event.type === 'tokenTaken');
  return taken.map(({ player, token }, index) => ({
    seat: player,
    from: taken[1 - index]?.token ?? token,
    to: token,
  }));
}

/** Right after an auction: who paid what for the column, and how turn order moved. */
export function SaleNews() {
  const { say, view, events, past, nameOf } = usePosition();
  const sold = events.find((event) => event.type === 'columnTaken' && event.rule === 'NA-A4');
  const move = past[past.length - 1]?.move;
  if (sold?.type !== 'columnTaken') return null;
  const { summary } = say.auction;
  const payment = move?.type === 'pay' ? move.with : null;
  const order = view.players
    .map((_, seat) => seat)
    .sort((one, other) => at(view.players, one).token - at(view.players, other).token);
  const paid =
    payment === null
      ? summary.paid(nameOf(sold.player), 0, null)
      : say.moves.told({ type: 'pay', with: payment }, nameOf(sold.player));
  const moved = tokensMoved(events).map(({ seat, to, from }) => summary.token(nameOf(seat), from, to));
  const note = [...moved, summary.order(order.map(nameOf))].join('. ');
  return <Banner text={`${summary.title(sold.column)}. ${paid}`} note={note} />;
}
