import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { TableProps } from '@/ui/games/table-props';
import { Layout } from './layout';
import { SceneProvider } from './scene';

/** The table of Nieuw Amsterdam: board, players, and whatever there is to decide. */
export function Table(props: TableProps<Kind>) {
  return (
    <SceneProvider {...props}>
      <Layout />
    </SceneProvider>
  );
}
