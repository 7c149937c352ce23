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

interface CountProps {
  readonly icon: GlyphName;
  readonly count: number;
  readonly large: boolean;
}

function Count({ icon, count, large }: CountProps) {
  return (
    <View style={styles.count}>
      <Icon name={icon} size={large ? 20 : 16} />
      <Counted value={count} variant={large ? 'body' : 'small'} />
    </View>
  );
}

/**
 * `plain`: one beside the other in a strip. `long`: at most two in a row, each in one line. `tall`: a card in a column.
 * `bare`: only what they have, since name and points stand elsewhere.
 */
type LineLook = 'plain' | 'long' | 'tall' | 'bare';

interface Props {
  readonly seat: Seat;
  readonly look?: LineLook;
}

/** What one player has: who, points, place and tiles, and what is in stock; in one line where there is room. */
export function PlayerLine({ seat, look = 'plain' }: Props) {
  const scene = usePosition();
  const { say, seats, acting, view } = scene;
  const { palette } = useTheme();
  const anchor = useAnchor(seatAnchor(seat));
  const facts = playerFacts(scene, seat);
  const identity = at(seats, seat);
  const [bare, tall] = [look === 'bare', look === 'tall'];
  const { tiles, warehouses, ships } = at(view.players, seat);
  const own = STEPS.filter((step) => tiles[step] > 0);
  const spoken = own.map((step) => say.names.amount[step](tiles[step])).join(', ');
  const turn = (
    <>
      <Count large={tall} icon="turnOrder" count={facts.token} />
      {own.map((step) => (
        <Count large={tall} key={step} icon={step} count={tiles[step]} />
      ))}
    </>
  );
  return (
    <View
      ref={anchor}
      accessible
      role="group"
      aria-label={[say.places.player(facts), spoken].filter(Boolean).join(' ')}
      style={[
        styles.line,
        { backgroundColor: palette.panel, borderColor: palette.line },
        styles[look],
        seat === acting && !bare && { borderColor: playerLook(identity.colour).colour, borderWidth: 2.5 },
      ]}
    >
      <View style={[styles.group, !bare && styles.first]}>
        {!bare && (
          <>
            <View style={tall ? styles.shrink : styles.name}>
              <PlayerBadge seat={identity} size={tall ? 26 : 20} variant={tall ? 'lead' : 'body'} />
            </View>
            <Count large={tall} icon="vp" count={facts.vp} />
          </>
        )}
        {!tall && turn}
      </View>
      {tall && <View style={styles.group}>{turn}</View>}
      <View style={styles.group}>
        <Count large={tall} icon="coin" count={facts.coins} />
        <Count large={tall} icon="goods" count={facts.goods} />
        <Count large={tall} icon="timber" count={facts.timber} />
        <Count large={tall} icon="corn" count={facts.corn} />
        <Count large={tall} icon="fur" count={facts.furs} />
      </View>
      {tall && (
        <View style={styles.group}>
          <Count large icon="building" count={facts.buildings} />
          <Count large icon="warehouse" count={warehouses} />
          <Count large icon="ship" count={ships.length} />
        </View>
      )}
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
    flexBasis: 188,
  },
  group: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    flexShrink: 1,
    alignItems: 'center',
    columnGap: space.snug,
  },
  first: { flexGrow: 1 },
  plain: {},
  long: { flexBasis: 380, flexWrap: 'nowrap', columnGap: space.tight },
  tall: {
    flexGrow: 0,
    flexBasis: 'auto',
    flexDirection: 'column',
    alignItems: 'stretch',
    padding: space.snug,
    rowGap: space.tight,
  },
  bare: { borderWidth: 0, flexBasis: 'auto', justifyContent: 'center' },
  shrink: { flexShrink: 1 },
  name: { minWidth: 60, maxWidth: 140, flexShrink: 1 },
  count: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
