import { ScrollView, StyleSheet, View } from 'react-native';

import type { Phase } from '@/games/nieuw-amsterdam/types';
import { RAIL, type RailStep } from '@/i18n/nieuw-amsterdam';
import type { GlyphName } from '@/ui/kit/glyphs';
import { Icon } from '@/ui/kit/icon';
import { Text } from '@/ui/kit/text';
import { radius, space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { usePosition } from './scene';

const SIGNS: Readonly<Record<RailStep, GlyphName>> = {
  cards: 'ship',
  furs: 'fur',
  tiles: 'fit',
  auction: 'turnOrder',
  city: 'city',
  land: 'land',
  trade: 'trade',
  harvest: 'corn',
  feeding: 'building',
  goods: 'goods',
  income: 'coin',
};

const LIT: Readonly<Partial<Record<Phase, RailStep>>> = {
  choose: 'auction',
  bid: 'auction',
  pay: 'auction',
  takeColumn: 'auction',
  city: 'city',
  land: 'land',
  trade: 'trade',
  upkeep: 'feeding',
};

/** The step of now; null before the first round and when all is over. */
export const useLit = (): RailStep | null => LIT[usePosition().view.phase] ?? null;

/** The eleven steps of a round; the one of now is lit and named. Thin: a line of eleven pieces. */
export function Rail({ thin = false }: { readonly thin?: boolean }) {
  const { say, common, view } = usePosition();
  const { palette } = useTheme();
  const lit = useLit();
  const now = view.phase === 'over' ? RAIL.length : lit === null ? -1 : RAIL.indexOf(lit);
  const { current, done, toCome } = common.accessibility;
  if (thin)
    return (
      <View style={styles.thin}>
        {RAIL.map((step, index) => (
          <View
            key={step}
            accessible
            role="img"
            aria-label={say.places.railStep(
              index + 1,
              say.names.rail[step],
              index === now ? current : index < now ? done : toCome,
            )}
            style={[
              styles.piece,
              {
                backgroundColor: index === now ? palette.action : index < now ? palette.muted : palette.line,
              },
              index === now && styles.long,
            ]}
          />
        ))}
      </View>
    );
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      contentContainerStyle={styles.rail}
      style={styles.scroll}
    >
      {RAIL.map((step, index) => {
        const when = index === now ? current : index < now ? done : toCome;
        const colour = index === now ? palette.onAction : index < now ? palette.text : palette.line;
        return (
          <View
            key={step}
            accessible
            role="img"
            aria-label={say.places.railStep(index + 1, say.names.rail[step], when)}
            style={[styles.step, index === now && { backgroundColor: palette.action }]}
          >
            <Icon name={SIGNS[step]} size={20} plain colour={colour} />
            {index === now && (
              <Text variant="small" tone="onAction">
                {say.names.rail[step]}
              </Text>
            )}
          </View>
        );
      })}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  thin: { flexDirection: 'row', gap: space.hair, paddingHorizontal: space.snug, paddingBottom: space.tight },
  piece: { flex: 1, height: 5, borderRadius: 2 },
  long: { flex: 2 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  rail: { alignItems: 'center', gap: space.hair },
  step: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.tight,
    padding: space.tight,
    borderRadius: radius.control,
  },
});
