import { StyleSheet, View } from 'react-native';

import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import { STEPS } from '@/games/nieuw-amsterdam/types';
import type { GlyphName } from '@/ui/kit/glyphs';
import { Icon } from '@/ui/kit/icon';
import { PlayerBadge } from '@/ui/kit/player-badge';
import { Counted } from '@/ui/motion/counted';
import { useAnchor } from '@/ui/motion/stage';
import { playerLook } from '@/ui/theme/players';
import { radius, space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { seatAnchor } from '../motion/flights';
import { playerFacts } from './facts';
import { usePosition } from './scene';

function Count({ icon, count }: { readonly icon: GlyphName; readonly count: number }) {
  return (
    <View style={styles.count}>
      <Icon name={icon} size={16} />
      <Counted value={count} />
    </View>
  );
}

interface Props {
  readonly seat: Seat;
  /** Only what they have: name and points stand elsewhere. */
  readonly bare?: boolean;
}

/** What one player has: who, points, place and tiles, and what is in stock; in one line where there is room. */
export function PlayerLine({ seat, bare = false }: Props) {
  const scene = usePosition();
  const { say, seats, acting, view } = scene;
  const { palette } = useTheme();
  const anchor = useAnchor(seatAnchor(seat));
  const facts = playerFacts(scene, seat);
  const identity = at(seats, seat);
  const { tiles } = at(view.players, seat);
  const own = STEPS.filter((step) => tiles[step] > 0);
  const spoken = own.map((step) => say.names.amount[step](tiles[step])).join(', ');
  return (
    <View
      ref={anchor}
      accessible
      role="group"
      aria-label={[say.places.player(facts), spoken].filter(Boolean).join(' ')}
      style={[
        styles.line,
        { backgroundColor: palette.panel, borderColor: palette.line },
        bare && styles.bare,
        seat === acting && !bare && { borderColor: playerLook(identity.colour).colour, borderWidth: 2.5 },
      ]}
    >
      <View style={[styles.group, !bare && styles.first]}>
        {!bare && (
          <>
            <View style={styles.name}>
              <PlayerBadge seat={identity} size={20} />
            </View>
            <Count icon="vp" count={facts.vp} />
          </>
        )}
        <Count icon="turnOrder" count={facts.token} />
        {own.map((step) => (
          <Count key={step} icon={step} count={tiles[step]} />
        ))}
      </View>
      <View style={styles.group}>
        <Count icon="coin" count={facts.coins} />
        <Count icon="goods" count={facts.goods} />
        <Count icon="timber" count={facts.timber} />
        <Count icon="corn" count={facts.corn} />
        <Count icon="fur" count={facts.furs} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.snug,
    paddingHorizontal: space.snug,
    paddingVertical: space.hair,
    borderWidth: 1,
    borderRadius: radius.control,
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 200,
  },
  group: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    flexShrink: 1,
    alignItems: 'center',
    columnGap: space.snug,
  },
  first: { flexGrow: 1 },
  bare: { borderWidth: 0, flexBasis: 'auto', justifyContent: 'center' },
  name: { minWidth: 60, maxWidth: 140, flexShrink: 1 },
  count: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
