import { useEffect, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { Button } from '@/ui/kit/button';
import { Panel } from '@/ui/kit/panel';
import { Text } from '@/ui/kit/text';
import type { Pace } from '@/ui/motion/flight';
import { space } from '@/ui/theme/space';
import { type Beat, incomeSince, lastIncome } from './income-told';
import { usePosition } from './scene';

const BEATS = ['harvest', 'feeding', 'goods', 'income'] as const;
/** How long one beat is looked at before the next. */
const BEAT_MS: Readonly<Record<Pace, number>> = { off: 0, fades: 700, fast: 350, normal: 700 };

function BeatLines({ beat, lines }: { readonly beat: Beat; readonly lines: readonly string[] }) {
  const { say } = usePosition();
  return (
    <View>
      <Text variant="small" tone="muted">
        {say.income.beat[beat].title}
      </Text>
      {lines.map((line) => (
        <Text key={line} variant="small">
          {line}
        </Text>
      ))}
    </View>
  );
}

interface Showing {
  readonly showing: boolean;
  /** How many of the beats have been shown. */
  readonly beat: number;
  /** A tap hurries; when all are there it puts them away. */
  readonly press: () => void;
}

/** Upkeep and income that have happened and that nobody has put away yet. */
export function useIncomeBeats(): Showing {
  const { past, actedAt, pace } = usePosition();
  const last = lastIncome(past);
  const [seen, setSeen] = useState(last);
  const [beat, setBeat] = useState(0);
  const showing = last > seen && actedAt <= last;
  useEffect(() => {
    if (!showing || beat >= BEATS.length) return undefined;
    const timer = setTimeout(() => setBeat(beat + 1), BEAT_MS[pace]);
    return () => clearTimeout(timer);
  }, [showing, beat, pace]);
  const all = beat >= BEATS.length;
  const press = () => {
    setBeat(all ? 0 : BEATS.length);
    if (all) setSeen(last);
  };
  return { showing, beat, press };
}

/** Upkeep and income, beat by beat: on the board's foot, or on a phone in place of the panel. */
export function IncomeBeats({
  showing,
  beat,
  press,
  inPlace = false,
}: Showing & { readonly inPlace?: boolean }) {
  const scene = usePosition();
  const { say, common } = scene;
  if (!showing) return null;
  const told = incomeSince(scene);
  const { dismiss } = common.match.catchUp;
  const lines = (
    <ScrollView tabIndex={0} style={styles.scroll}>
      <View aria-live="polite" style={styles.beats}>
        {BEATS.slice(0, beat)
          .filter((name) => told[name].length > 0)
          .map((name) => (
            <BeatLines key={name} beat={name} lines={told[name]} />
          ))}
      </View>
    </ScrollView>
  );
  const button = <Button wide label={beat >= BEATS.length ? dismiss : say.income.hurry} onPress={press} />;
  if (inPlace)
    return (
      <View style={styles.inPlace}>
        <Text variant="subheading">{say.income.title}</Text>
        {lines}
        {button}
      </View>
    );
  return (
    <View style={styles.over}>
      <Panel title={say.income.title}>
        {lines}
        {button}
      </Panel>
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', bottom: space.room, start: space.room, width: '90%', maxWidth: 380 },
  inPlace: { flex: 1, padding: space.room, gap: space.snug },
  scroll: { flexShrink: 1 },
  beats: { gap: space.tight },
});
