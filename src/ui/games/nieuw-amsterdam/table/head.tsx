import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { ROUNDS } from '@/games/nieuw-amsterdam/catalogue/rates';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { lineHeight, sizes } from '@/ui/theme/type';
import type { Arrangement } from './arrangement';
import { Rail, useLit } from './rail';
import { usePosition } from './scene';

const sized = (size: number) => ({ fontSize: size, lineHeight: lineHeight(size) });

/** The round, or what comes before it. Beside the buttons of a phone large letters leave room for numbers only. */
function Title({ small }: { readonly small: boolean }) {
  const { common, say, view } = usePosition();
  const { textScale } = useTheme();
  const large = small && textScale > 1.2;
  const before = view.phase === 'placement';
  const title = before ? say.names.phase.placement : common.match.round(view.round, ROUNDS);
  const size = (large && before ? sizes.tiny : sizes.body) * textScale;
  return (
    <Text variant="subheading" aria-level={1} aria-label={title} style={small && sized(size)}>
      {large && !before ? `${view.round} / ${ROUNDS}` : title}
    </Text>
  );
}

/** With less width than this the rail of signs does not fit between title and buttons. */
const RAIL_FITS = 940;

/** The round, where it stands, and the shell's buttons. Without room the rail shrinks to a line under them. */
export function Head({ arranged }: { readonly arranged: Arrangement }) {
  const { say, controls } = usePosition();
  const lit = useLit();
  const { textScale } = useTheme();
  const { width } = useWindowDimensions();
  const small = arranged === 'sheet' || arranged === 'low';
  const thin = small || width < RAIL_FITS * textScale;
  return (
    <View role="banner">
      <View style={[styles.head, small && styles.tight]}>
        <View style={small && styles.shrink}>
          <Title small={small} />
          {thin && lit !== null && (
            <Text variant={small ? 'tiny' : 'small'} tone="muted">
              {say.names.rail[lit]}
            </Text>
          )}
        </View>
        {!thin && <Rail />}
        <View style={styles.controls}>{controls}</View>
      </View>
      {thin && <Rail thin />}
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
