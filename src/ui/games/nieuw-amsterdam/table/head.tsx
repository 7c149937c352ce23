import { StyleSheet, View } from 'react-native';

import { ROUNDS } from '@/games/nieuw-amsterdam/catalogue/rates';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { lineHeight, sizes } from '@/ui/theme/type';
import type { Arrangement } from './arrangement';
import { Rail, useLit } from './rail';
import { useScene } from './scene';

const smaller = (scale: number) => ({
  fontSize: sizes.body * scale,
  lineHeight: lineHeight(sizes.body * scale),
});

/** The round, where it stands, and the shell's buttons. On a phone the rail shrinks to a line under them. */
export function Head({ arranged }: { readonly arranged: Arrangement }) {
  const { common, say, view, controls } = useScene();
  const lit = useLit();
  const { textScale } = useTheme();
  const small = arranged === 'sheet' || arranged === 'low';
  const title =
    view.phase === 'placement' ? say.names.phase.placement : common.match.round(view.round, ROUNDS);
  return (
    <View role="banner">
      <View style={[styles.head, small && styles.tight]}>
        <View style={small && styles.shrink}>
          <Text variant="subheading" aria-level={1} numberOfLines={1} style={small && smaller(textScale)}>
            {title}
          </Text>
          {small && lit !== null && (
            <Text variant="tiny" tone="muted" numberOfLines={1}>
              {say.names.rail[lit]}
            </Text>
          )}
        </View>
        {!small && <Rail />}
        <View style={styles.controls}>{controls}</View>
      </View>
      {small && <Rail thin />}
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
  tight: { flexWrap: 'nowrap', columnGap: space.hair, paddingStart: space.snug, paddingEnd: 0 },
  shrink: { flexShrink: 1 },
  controls: { flexGrow: 1, flexDirection: 'row', alignItems: 'center', justifyContent: 'flex-end' },
});
