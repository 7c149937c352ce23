import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { TableProps } from '@/ui/games/table-props';
import { MotionStage } from '../motion/motion-stage';
import { Layout } from './layout';
import { SceneProvider } from './scene';

/** The table of Nieuw Amsterdam: board, players, and whatever there is to decide. */
export function Table(props: TableProps<Kind>) {
  return (
    <SceneProvider table={props}>
      <MotionStage view={props.view} events={props.events} pace={props.pace} seats={props.seats}>
        <Layout />
      </MotionStage>
    </SceneProvider>
  );
}
