import type { ReactNode } from 'react';

import { IconButton } from '@/ui/kit/icon-button';
import { Panel } from '@/ui/kit/panel';
import { useScene } from './scene';

/** One action in the making, with the way back to the others. */
export function Form({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { choose, common } = useScene();
  return (
    <Panel
      title={title}
      aside={<IconButton icon="close" label={common.button.back} onPress={() => choose(null)} />}
    >
      {children}
    </Panel>
  );
}
