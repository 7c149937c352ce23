import { StyleSheet, View } from 'react-native';

import type { SaveDocument } from '@/match/save';
import { PlayerBadge } from '@/ui/kit/player-badge';
import { Text } from '@/ui/kit/text';
import { radius, space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { identityOf } from './identity';
import { useWords } from './use-words';

/** Who sits at a stored game and how they stand; who is to act is framed. */
export function Standings({ document }: { readonly document: SaveDocument }) {
  const { palette } = useTheme();
  const { home, accessibility } = useWords().common;
  const { table, summary } = document;
  return (
    <View style={styles.row}>
      {table.seats.map((seat, index) => {
        const points = summary.scores?.[index] ?? 0;
        const acting = summary.toAct === index;
        return (
          <View
            key={index}
            accessible
            role="img"
            aria-label={`${seat.name}, ${home.points(points)}${acting ? `, ${accessibility.current}` : ''}`}
            style={[styles.seat, { borderColor: acting ? palette.text : 'transparent' }]}
          >
            <PlayerBadge seat={identityOf(seat)} size={24} />
            <Text variant="lead">{points}</Text>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: space.tight },
  seat: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.snug,
    maxWidth: '100%',
    paddingHorizontal: space.snug,
    paddingVertical: space.tight,
    borderWidth: 1.5,
    borderRadius: radius.control,
  },
});
