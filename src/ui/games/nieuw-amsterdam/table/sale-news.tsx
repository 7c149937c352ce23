import { at } from '@/core/list';
import { Banner } from '@/ui/kit/banner';
import { usePosition } from './scene';

/** Right after an auction: who paid what for the column, and how the turn order stands now. */
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
  return <Banner text={`${summary.title(sold.column)}. ${paid}`} note={summary.order(order.map(nameOf))} />;
}
