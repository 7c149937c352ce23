import type { ReactNode } from 'react';

import { IconButton } from '@/ui/kit/icon-button';
import { useEscape } from '@/ui/kit/use-escape';
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
  const back = () => choose(null);
  useEscape(back);
  return (
    <Decision
      title={title}
      aside={<IconButton icon="close" label={common.button.back} onPress={back} />}
      foot={foot}
    >
      {children}
    </Decision>
  );
}
