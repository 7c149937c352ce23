import { StyleSheet, View } from 'react-native';

import { Banner } from '@/ui/kit/banner';
import { Button } from '@/ui/kit/button';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { useWindowShape } from '@/ui/theme/window';
import { exportGame } from '../shell/export-game';
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

/** What to know and to do when the game is not on the disk, or only once. */
export function SaveState() {
  const { common, store } = useSitting();
  const save = useMatch((state) => state.save);
  const { match, errors, button } = common;
  if (save === 'oneCopy') return <Banner text={match.saving.noMirror} />;
  if (save !== 'failed') return null;
  return (
    <View style={styles.failed}>
      <Banner tone="alarm" text={match.saving.failed} note={errors.writeFailed} />
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
