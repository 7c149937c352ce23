import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import type { Move } from '@/games/nieuw-amsterdam/moves';
import { Button } from '@/ui/kit/button';
import { LOW_ROOM, useRoom } from '@/ui/kit/pane';
import { space } from '@/ui/theme/space';
import { verdictOn } from '../drafts/draft';
import { PreviewLines } from './preview-lines';
import { usePosition } from './scene';

interface Props {
  readonly move: Move;
  /** What the draft still lacks, in words; null: it is complete. */
  readonly missing?: string | null;
  /** Another way to answer, well apart from the button. */
  readonly aside?: ReactNode;
}

/** From this on the consequences stand beside the button. */
const WIDE = 560;
/** In a low pane the consequences take no more of it than this; the rest is scrolled to. */
const MOST = 0.4;

function Consequences({ wide, children }: { readonly wide: boolean; readonly children: ReactNode }) {
  const { height } = useRoom();
  if (height >= LOW_ROOM) return <View style={wide && styles.part}>{children}</View>;
  return (
    <ScrollView tabIndex={0} style={[wide ? styles.part : styles.lines, { maxHeight: height * MOST }]}>
      {children}
    </ScrollView>
  );
}

/** What the move would do, and the button that makes it, or why it cannot be made. */
export function Confirm({ move, missing = null, aside }: Props) {
  const { ask, say, why, onMove } = usePosition();
  const wide = useRoom().width >= WIDE;
  const verdict = verdictOn(ask, move, missing === null ? 0 : 1);
  const reason = verdict.status === 'refused' ? why(verdict.refusal) : missing;
  return (
    <View style={wide ? styles.wide : styles.narrow}>
      <Consequences wide={wide}>{verdict.status === 'ready' && <PreviewLines move={move} />}</Consequences>
      <View style={[styles.answers, wide && styles.part]}>
        {aside}
        <View style={styles.part}>
          <Button
            kind="primary"
            icon="check"
            wide
            label={say.moves.button(move)}
            reason={reason}
            onPress={() => onMove(move)}
          />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  narrow: { gap: space.tight },
  wide: { flexDirection: 'row', alignItems: 'center', gap: space.room },
  part: { flex: 1 },
  lines: { flexGrow: 0 },
  answers: { flexDirection: 'row', alignItems: 'center', gap: space.wide },
});
