import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Seat } from '@/core/game';
import { space } from '@/ui/theme/space';
import type { Arrangement } from './arrangement';
import { PlayerChip } from './player-chip';
import { PlayerLine } from './player-line';
import { usePosition } from './scene';

/** Everybody at the table, in turn order as it stands. On a phone a chip each, and what one of them owns below. */
export function PlayerLines({ arranged }: { readonly arranged: Arrangement }) {
  const { view, common, seat: acting } = usePosition();
  const [asked, setAsked] = useState<{ readonly during: Seat; readonly seat: Seat } | null>(null);
  const small = arranged === 'sheet' || arranged === 'low';
  const order = view.players
    .map(({ token }, seat) => ({ token, seat }))
    .sort((one, other) => one.token - other.token);
  const label = common.match.panels.players;
  const look = arranged === 'desk' ? 'tall' : arranged === 'above' ? 'long' : 'plain';
  if (!small)
    return (
      <View role="group" aria-label={label} style={arranged === 'desk' ? styles.column : styles.lines}>
        {order.map(({ seat }) => (
          <PlayerLine key={seat} seat={seat} look={look} />
        ))}
      </View>
    );
  const shown = asked?.during === acting ? asked.seat : acting;
  return (
    <View style={styles.small}>
      <View role="radiogroup" aria-label={label} style={styles.chips}>
        {order.map(({ seat }) => (
          <PlayerChip
            key={seat}
            seat={seat}
            shown={seat === shown}
            onPress={() => setAsked({ during: acting, seat })}
          />
        ))}
      </View>
      <PlayerLine seat={shown} look="bare" />
    </View>
  );
}

const styles = StyleSheet.create({
  small: { paddingHorizontal: space.tight },
  chips: { flexDirection: 'row' },
  column: { flex: 1, gap: space.snug, paddingStart: space.snug, paddingBottom: space.tight },
  lines: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: space.tight,
    paddingHorizontal: space.snug,
    paddingBottom: space.tight,
  },
});
