import { at } from '@/core/list';
import { Banner } from '@/ui/kit/banner';
import { LOW_ROOM, useRoom } from '@/ui/kit/pane';
import { usePosition } from './scene';

/** Whose turn it is and what there is to do. */
export function TurnBanner() {
  const { say, common, view, seats, acting, human } = usePosition();
  const short = useRoom().height < LOW_ROOM;
  if (acting === null) return null;
  const seat = at(seats, acting);
  const text = say.table.prompt[view.phase](seat.name);
  return (
    <Banner
      short={short}
      seat={seat}
      text={text}
      {...(!human && { note: common.match.bots.thinking(seat.name) })}
    />
  );
}
