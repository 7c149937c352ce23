import { ScrollView, StyleSheet, View } from 'react-native';

import { space } from '@/ui/theme/space';
import { useWindowShape } from '@/ui/theme/window';
import { PlayerLine } from './player-line';
import { useScene } from './scene';

/** So many have room one above the other on a phone. */
const FEW = 2;

/** Everybody at the table, in turn order as it stands. */
export function PlayerLines() {
  const { view, common } = useScene();
  const narrow = useWindowShape().size === 'compact';
  const order = view.players
    .map(({ token }, seat) => ({ token, seat }))
    .sort((one, other) => one.token - other.token);
  const lines = order.map(({ seat }) => <PlayerLine key={seat} seat={seat} />);
  const label = common.match.panels.players;
  return narrow && order.length > FEW ? (
    <ScrollView
      horizontal
      tabIndex={0}
      aria-label={label}
      style={styles.scroll}
      contentContainerStyle={styles.inRow}
    >
      {lines}
    </ScrollView>
  ) : (
    <View role="group" aria-label={label} style={styles.lines}>
      {lines}
    </View>
  );
}

const styles = StyleSheet.create({
  scroll: { flexGrow: 0 },
  inRow: { gap: space.tight, paddingHorizontal: space.snug, paddingBottom: space.tight },
  lines: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.tight,
    paddingHorizontal: space.snug,
    paddingBottom: space.tight,
  },
});
