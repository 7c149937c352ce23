import { at } from '@/core/list';
import { Banner } from '@/ui/kit/banner';
import { useRoom } from '@/ui/kit/pane';
import { useScene } from './scene';

const LOW = 520;

/** Whose turn it is and what there is to do. */
export function TurnBanner() {
  const { say, common, view, seats, acting, human } = useScene();
  const short = useRoom().height < LOW;
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
