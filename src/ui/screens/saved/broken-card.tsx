import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { library, saves } from '@/match';
import type { SaveProblem } from '@/match/save';
import { isSaved } from '@/match/write-queue';
import { Button } from '@/ui/kit/button';
import { Panel } from '@/ui/kit/panel';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { exportText } from '../shell/export-text';
import { useWords } from '../shell/use-words';

interface Props {
  readonly id: string;
  readonly problem: SaveProblem;
  readonly onDelete: () => void;
  readonly onRetry: () => void;
}

const RECOVERABLE: ReadonlySet<SaveProblem['code']> = new Set(['damaged', 'malformed', 'diverged']);

/** A stored game that does not open: why, and what can be done. Deleting it asks first, for it cannot come back. */
export function BrokenCard({ id, problem, onDelete, onRetry }: Props) {
  const { home, errors, saved, button } = useWords().common;
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);
  const [news, setNews] = useState<string | null>(null);
  const recover = async (): Promise<void> => {
    const done = await library.recover(id);
    const good = done !== null && isSaved(done.written);
    setNews(good ? saved.recovered(done.moves, done.of) : saved.notRecovered);
    if (good) onRetry();
  };
  const keep = async (): Promise<void> => {
    const texts = await saves.textsOf(id);
    setFailed(texts === null || !(await exportText(`${id}.patroon`, texts.join('\n'))));
  };
  return (
    <Panel title={errors.brokenSave.title}>
      <View>
        <Text tone="alarm">{errors.brokenSave.reasons[problem.code]}</Text>
        {problem.code !== 'missing' && <Text>{home.kept}</Text>}
        {news !== null && <Text>{news}</Text>}
        {failed && <Text tone="alarm">{errors.exportFailed}</Text>}
      </View>
      {asking && <Text variant="lead">{home.deleteKept}</Text>}
      <View style={styles.row}>
        {asking ? (
          <>
            <Button kind="danger" label={button.delete} onPress={onDelete} />
            <Button label={button.keep} onPress={() => setAsking(false)} />
          </>
        ) : (
          <>
            {problem.code === 'unreadable' && <Button label={button.tryAgain} onPress={onRetry} />}
            {RECOVERABLE.has(problem.code) && (
              <Button label={saved.recover} hint={`${saved.recover}: ${id}`} onPress={() => void recover()} />
            )}
            <Button label={button.export} hint={`${button.export}: ${id}`} onPress={() => void keep()} />
            <Button
              kind="danger"
              label={button.delete}
              hint={`${button.delete}: ${id}`}
              onPress={() => setAsking(true)}
            />
          </>
        )}
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.cosy },
});
