import { StyleSheet, View } from 'react-native';

import { ROUNDS } from '@/games/nieuw-amsterdam/catalogue/rates';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { useWindowShape } from '@/ui/theme/window';
import { Rail } from './rail';
import { useScene } from './scene';

/** The round, where it stands, and the shell's buttons. */
export function Head() {
  const { common, say, view, controls } = useScene();
  const narrow = useWindowShape().size === 'compact';
  const title =
    view.phase === 'placement' ? say.names.phase.placement : common.match.round(view.round, ROUNDS);
  return (
    <View role="banner" style={[styles.head, narrow && styles.tight]}>
      <Text variant="subheading" aria-level={1} style={narrow && styles.small}>
        {title}
      </Text>
      {!narrow && <Rail />}
      <View style={styles.controls}>{controls}</View>
      {narrow && <Rail />}
    </View>
  );
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.snug,
    paddingHorizontal: space.snug,
  },
  tight: { columnGap: space.tight, paddingHorizontal: space.tight },
  small: { fontSize: 16, lineHeight: 20, flexShrink: 1 },
  controls: { flexGrow: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end' },
});
