import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { at } from '@/core/list';
import { selectCatchUp, selectHandover } from '@/match/selectors';
import { IconButton } from '@/ui/kit/icon-button';
import { PlayerMark } from '@/ui/kit/player-mark';
import { Text } from '@/ui/kit/text';
import { radius, space } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { identityOf } from '../shell/identity';
import { useMatch, useSitting } from './sitting';

/** In sight at once; a tap shows the others. */
const FEW = 3;

/** What the others did since whoever is to act last did something: one line for each, put away by a tap. */
export function CatchUp() {
  const { common, game, match, table, nameOf } = useSitting();
  const { palette } = useTheme();
  const { seat } = useMatch(selectHandover);
  const { doings, earlier } = useMatch(selectCatchUp);
  const [seen, setSeen] = useState(0);
  const [opened, setOpened] = useState(0);
  if (seat === null || doings.length === 0 || seen === match.steps.length) return null;
  const { catchUp } = common.match;
  const told = (from: number, to: number, by: number) =>
    match.steps
      .slice(from, to + 1)
      .map(({ move }) => game.told(move, nameOf(by)))
      .join('; ');
  const whole = opened === match.steps.length || doings.length <= FEW;
  const shown = whole ? doings : doings.slice(-FEW);
  const left = earlier + doings.length - shown.length;
  const lines = shown.map(({ by, from, to }) => ({ by, from, text: told(from, to, by) }));
  const title = `${catchUp.title(nameOf(seat))}${left > 0 ? `, ${catchUp.earlier(left)}` : ''}`;
  return (
    <View style={[styles.strip, { borderColor: palette.line }]}>
      <Text variant="small" tone="muted" style={styles.title}>
        {title}
      </Text>
      {lines.map(({ by, from, text }) => (
        <View key={from} style={styles.line}>
          <PlayerMark colour={identityOf(at(table.seats, by)).colour} size={18} />
          <Text variant="small" style={styles.words}>
            {text}
          </Text>
        </View>
      ))}
      <View style={styles.corner}>
        <IconButton
          icon={whole ? 'close' : 'plus'}
          label={whole ? catchUp.dismiss : common.accessibility.more(title)}
          onPress={() => (whole ? setSeen : setOpened)(match.steps.length)}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  strip: {
    borderWidth: 1,
    borderRadius: radius.control,
    padding: space.tight,
    paddingHorizontal: space.snug,
    minHeight: 48,
  },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  title: { paddingEnd: 40 },
  words: { flex: 1, paddingEnd: 32 },
  corner: { position: 'absolute', top: 0, end: 0 },
});
