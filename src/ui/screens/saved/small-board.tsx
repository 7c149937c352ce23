import { StyleSheet, View } from 'react-native';

import type { SaveDocument } from '@/match/save';
import { gameUi } from '@/ui/games/registry';
import { radius } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { identityOf } from '../shell/identity';
import { usePosition } from './use-position';

/** A stored game at a glance; what it shows is said in words beside it. */
export function SmallBoard({ document }: { readonly document: SaveDocument }) {
  const { palette } = useTheme();
  const position = usePosition(document);
  const Thumbnail = gameUi[document.game]?.Thumbnail;
  return (
    <View aria-hidden style={[styles.frame, { borderColor: palette.line, backgroundColor: palette.ground }]}>
      {position !== null && Thumbnail !== undefined && (
        <Thumbnail view={position.view} seats={document.table.seats.map(identityOf)} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  frame: { width: 128, height: 96, borderWidth: 1, borderRadius: radius.chip, overflow: 'hidden' },
});
