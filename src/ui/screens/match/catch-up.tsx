import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Kind } from '@/core/game';
import { at } from '@/core/list';
import { selectCatchUp, selectHandover } from '@/match/selectors';
import { IconButton } from '@/ui/kit/icon-button';
import { LOW_ROOM, useRoom } from '@/ui/kit/pane';
import { PlayerMark } from '@/ui/kit/player-mark';
import { Text } from '@/ui/kit/text';
import { Touch } from '@/ui/kit/touch';
import { radius, space, target } from '@/ui/theme/space';
import { useTheme } from '@/ui/theme/theme';
import { identityOf } from '../shell/identity';
import { useMatch, useSitting } from './sitting';

interface Doing {
  readonly by: number;
  readonly from: number;
  readonly text: string;
  readonly events: readonly Kind['Event'][];
}

/** A tap shows it on the board. */
function Line({ by, text, events }: Doing) {
  const { table, common, point } = useSitting();
  return (
    <Touch
      role="button"
      label={`${text}. ${common.match.log.show}`}
      onPress={() => point(events)}
      style={() => [styles.line, styles.tall]}
    >
      <PlayerMark colour={identityOf(at(table.seats, by)).colour} size={18} />
      <Text variant="small" style={styles.words}>
        {text}
      </Text>
    </Touch>
  );
}

/** The latest doings. */
function Short({ lines }: { readonly lines: readonly Doing[] }) {
  const { table } = useSitting();
  return (
    <View>
      {lines.map(({ by, from, text }) => (
        <View key={from} style={styles.line}>
          <PlayerMark colour={identityOf(at(table.seats, by)).colour} size={16} />
          <Text variant="small" style={styles.words}>
            {text}
          </Text>
        </View>
      ))}
    </View>
  );
}

/** In sight at once; a tap shows all. */
const FEW = { plain: 3, low: 1 } as const;

/** What the others did since whoever is to act last did something: a line, all of it after a tap, then put away. */
export function CatchUp() {
  const { common, game, match, nameOf } = useSitting();
  const { palette } = useTheme();
  const { seat } = useMatch(selectHandover);
  const { doings, earlier } = useMatch(selectCatchUp);
  const { height } = useRoom();
  const [seen, setSeen] = useState(0);
  const [opened, setOpened] = useState(0);
  const now = match.steps.length;
  if (seat === null || doings.length === 0 || seen === now) return null;
  const { catchUp } = common.match;
  const told = (from: number, to: number, by: number) =>
    match.steps
      .slice(from, to + 1)
      .map(({ move }, index) => game.told(move, index === 0 ? nameOf(by) : '').trim())
      .join('; ');
  const whole = opened === now;
  const few = height < LOW_ROOM ? FEW.low : FEW.plain;
  const lines = doings.map(({ by, from, to, events }) => ({ by, from, text: told(from, to, by), events }));
  const left = earlier + (whole ? 0 : Math.max(0, lines.length - few));
  const title = `${catchUp.title(nameOf(seat))}${left > 0 ? `, ${catchUp.earlier(left)}` : ''}`;
  return (
    <View style={[styles.strip, { borderColor: palette.line }]}>
      {whole ? (
        <View style={styles.words}>
          <Text variant="small" tone="muted">
            {title}
          </Text>
          {lines.map((line) => (
            <Line key={line.from} {...line} />
          ))}
        </View>
      ) : (
        <Touch
          role="button"
          label={[title, ...lines.slice(-few).map(({ text }) => text)].join('. ')}
          expanded={false}
          onPress={() => setOpened(now)}
          style={() => styles.open}
        >
          <Short lines={lines.slice(-few)} />
        </Touch>
      )}
      <IconButton icon="close" label={catchUp.dismiss} onPress={() => setSeen(now)} />
    </View>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    borderWidth: 1,
    borderRadius: radius.control,
    paddingStart: space.snug,
  },
  open: { flex: 1, minHeight: target.least, justifyContent: 'center', paddingVertical: space.tight },
  line: { flexDirection: 'row', alignItems: 'center', gap: space.tight },
  tall: { minHeight: target.least },
  words: { flex: 1 },
});
