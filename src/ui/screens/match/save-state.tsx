import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Banner } from '@/ui/kit/banner';
import { Button } from '@/ui/kit/button';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { useWindowShape } from '@/ui/theme/window';
import { exportGame } from '../shell/export-game';
import { useNotices } from '../shell/notices';
import { useMatch, useSitting } from './sitting';

/** In one line: whether the game is on the disk, and with how many moves. */
export function SaveLine() {
  const { common } = useSitting();
  const save = useMatch((state) => state.save);
  const moves = useMatch((state) => state.savedMoves);
  const { saving } = common.match;
  // A phone has no room for it beside the buttons: there it stands small under them.
  const { size, low } = useWindowShape();
  const small = size === 'compact' || low;
  const saved = `${saving.saved} · ${moves ?? 0}`;
  return (
    <Text
      testID="save-state"
      variant={small ? 'tiny' : 'small'}
      style={small && styles.under}
      tone={save === 'failed' || save === 'elsewhere' ? 'alarm' : 'muted'}
    >
      {save === 'saved' || save === 'oneCopy' ? saved : saving[save === 'saving' ? 'saving' : 'failed']}
    </Text>
  );
}

/** A write that takes so long will hardly come. */
const PATIENCE_MS = 5000;

/** Whether the disk has neither taken the game nor refused it for long. */
function useStuck(): boolean {
  const saving = useMatch((state) => state.save === 'saving');
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!saving) return;
    const timer = setTimeout(() => setStuck(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setStuck(false);
    };
  }, [saving]);
  return stuck;
}

/** Until the next move: that later ones may be missing. */
function MovesMissing() {
  const { common } = useSitting();
  const name = useMatch((state) => state.name);
  const moves = useMatch((state) => state.match?.steps.length);
  const notice = useNotices().find((one) => one.code === 'movesMissing' && one.name === name);
  if (notice?.code !== 'movesMissing' || notice.moves !== moves) return null;
  return <Banner tone="alarm" text={common.errors.movesMissing(notice.name, notice.moves)} />;
}

/** What to know and to do when the game is not on the disk, or only once. */
export function SaveState() {
  const { common, store } = useSitting();
  const save = useMatch((state) => state.save);
  const unsaved = useMatch(({ match, savedMoves }) => (match?.steps.length ?? 0) - (savedMoves ?? 0));
  const stuck = useStuck();
  const { match, button } = common;
  if (save === 'oneCopy') return <Banner text={match.saving.noMirror} />;
  if (save !== 'failed' && !stuck) return <MovesMissing />;
  return (
    <View style={styles.failed}>
      <Banner tone="alarm" text={match.saving.failed} note={match.saving.unsaved(Math.max(1, unsaved))} />
      <View style={styles.row}>
        <Button label={button.tryAgain} onPress={() => store.getState().retrySave()} />
        <Button label={button.export} onPress={() => void exportGame(store.getState())} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  under: { position: 'absolute', bottom: -2, end: space.snug, pointerEvents: 'none' },
  failed: { gap: space.snug },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.cosy },
});
