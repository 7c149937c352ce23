import { View } from 'react-native';

import type { Move } from '@/games/nieuw-amsterdam/moves';
import { Button } from '@/ui/kit/button';
import { space } from '@/ui/theme/space';
import { verdictOn } from '../drafts/draft';
import { PreviewLines } from './preview-lines';
import { useScene } from './scene';

interface Props {
  readonly move: Move;
  /** What the draft still lacks, in words; null: it is complete. */
  readonly missing?: string | null;
  readonly label?: string;
}

/** What the move would do, and the button that makes it, or why it cannot be made. */
export function Confirm({ move, missing = null, label }: Props) {
  const { ask, say, why, onMove } = useScene();
  const verdict = verdictOn(ask, move, missing === null ? 0 : 1);
  const reason = verdict.status === 'refused' ? why(verdict.refusal) : missing;
  return (
    <View style={{ gap: space.snug }}>
      {verdict.status === 'ready' && <PreviewLines move={move} />}
      <Button
        kind="primary"
        icon="check"
        wide
        label={label ?? say.moves.button(move)}
        reason={reason}
        onPress={() => onMove(move)}
      />
    </View>
  );
}
