import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/ui/kit/button';
import { Panel } from '@/ui/kit/panel';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { type Beat, incomeSince, lastIncome } from './income-told';
import { useScene } from './scene';

const BEATS = ['harvest', 'feeding', 'goods', 'income'] as const;
const BEAT_MS = 700;

function BeatLines({ beat, lines }: { readonly beat: Beat; readonly lines: readonly string[] }) {
  const { say } = useScene();
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

/** Upkeep and income, shown beat by beat when they have happened; a tap hurries, another puts them away. */
export function IncomeBeats() {
  const scene = useScene();
  const { say, common, past, actedAt } = scene;
  const last = lastIncome(past);
  const [seen, setSeen] = useState(last);
  const [beat, setBeat] = useState(0);
  const showing = last > seen && actedAt <= last;
  useEffect(() => {
    if (!showing || beat >= BEATS.length) return undefined;
    const timer = setTimeout(() => setBeat(beat + 1), BEAT_MS);
    return () => clearTimeout(timer);
  }, [showing, beat]);
  if (!showing) return null;
  const told = incomeSince(scene);
  const all = beat >= BEATS.length;
  const press = () => {
    setBeat(all ? 0 : BEATS.length);
    if (all) setSeen(last);
  };
  return (
    <View style={styles.over}>
      <Panel title={say.income.title}>
        <View aria-live="polite" style={styles.beats}>
          {BEATS.slice(0, beat)
            .filter((name) => told[name].length > 0)
            .map((name) => (
              <BeatLines key={name} beat={name} lines={told[name]} />
            ))}
        </View>
        <Button wide label={all ? common.match.catchUp.dismiss : say.income.hurry} onPress={press} />
      </Panel>
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', bottom: space.room, start: space.room, width: '90%', maxWidth: 380 },
  beats: { gap: space.tight },
});
