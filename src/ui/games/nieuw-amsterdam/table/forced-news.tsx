import { Banner } from '@/ui/kit/banner';
import { useScene } from './scene';
import { useForcedMove } from './use-forced-move';

/** What the table answers for a player, with the reason. */
export function ForcedNews() {
  const text = useForcedMove(useScene());
  return text === null ? null : <Banner text={text} />;
}
