import { StyleSheet, View } from 'react-native';

import type { Event } from '@/games/nieuw-amsterdam/events';
import { colours } from '@/ui/theme/colours';
import type { Sheet } from '../board/layout';
import { placeTold } from './places-told';

interface Props {
  readonly events: readonly Event[];
  readonly sheet: Sheet;
  readonly scale: number;
}

const OUTSET = 6;

/** Rings round the places of what somebody tapped in the log or in the news. */
export function PointedOut({ events, sheet, scale }: Props) {
  const boxes = new Map(
    events.flatMap((event) => {
      const box = placeTold(event)?.(sheet);
      return box === undefined ? [] : [[JSON.stringify(box), box] as const];
    }),
  );
  return [...boxes].map(([key, { x, y, w, h }]) => (
    <View
      key={key}
      aria-hidden
      testID="pointed-out"
      style={[
        styles.halo,
        {
          left: x * scale - OUTSET,
          top: y * scale - OUTSET,
          width: w * scale + 2 * OUTSET,
          height: h * scale + 2 * OUTSET,
        },
      ]}
    >
      <View style={styles.ring} />
    </View>
  ));
}

const styles = StyleSheet.create({
  halo: {
    position: 'absolute',
    borderWidth: 2,
    borderRadius: 10,
    borderColor: colours.vellum,
    pointerEvents: 'none',
  },
  ring: { flex: 1, borderWidth: 4, borderRadius: 8, borderColor: colours.focus },
});
