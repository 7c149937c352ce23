import { Banner } from '@/ui/kit/banner';
import { usePosition } from './scene';
import { useForcedMove } from './use-forced-move';

/** What the table answers for a player, with the reason. */
export function ForcedNews() {
  const text = useForcedMove(usePosition());
  return text === null ? null : <Banner text={text} />;
}
