import type { ReactNode } from 'react';

import { IconButton } from '@/ui/kit/icon-button';
import { Decision } from './decision';
import { usePosition } from './scene';

interface Props {
  readonly title: string;
  readonly foot?: ReactNode;
  readonly children?: ReactNode;
}

/** One action in the making, with the way back to the others. */
export function Form({ title, foot, children }: Props) {
  const { choose, common } = usePosition();
  return (
    <Decision
      title={title}
      aside={<IconButton icon="close" label={common.button.back} onPress={() => choose(null)} />}
      foot={foot}
    >
      {children}
    </Decision>
  );
}
