import { getStringAsync } from 'expo-clipboard';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { library } from '@/match';
import type { ImportOutcome } from '@/match/library';
import { Banner } from '@/ui/kit/banner';
import { Button } from '@/ui/kit/button';
import { Panel } from '@/ui/kit/panel';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { TextField } from '../shell/text-field';
import { useWords } from '../shell/use-words';
import { type Picked, pickText } from './pick-text';

type SavedWords = ReturnType<typeof useWords>['common']['saved'];
type Problem = Extract<ImportOutcome, { ok: false }>['problem'] | Extract<Picked, { ok: false }>;
type Result = { readonly games: number } | { readonly refused: Problem } | null;

async function taken(text: string): Promise<Result> {
  const outcome = await library.importText(text);
  return outcome.ok ? { games: outcome.games } : { refused: outcome.problem };
}

async function fromFile(): Promise<Result> {
  const picked = await pickText();
  if (picked === null) return null;
  return picked.ok ? taken(picked.text) : { refused: picked };
}

const reason = ({ refused, refusedMove }: SavedWords, problem: Problem): string =>
  problem.code === 'illegal' ? refusedMove(problem.move) : refused[problem.code];

/** Games from a file or a pasted text: as new games, or the reason why not. */
export function BringIn({ onDone }: { readonly onDone: () => void }) {
  const { saved, button } = useWords().common;
  const [text, setText] = useState('');
  const [result, setResult] = useState<Result>(null);
  const show = (next: Result): void => {
    setResult(next);
    if (next !== null && 'games' in next) {
      setText('');
      onDone();
    }
  };
  const paste = async (): Promise<void> => setText(await getStringAsync().catch(() => ''));
  return (
    <Panel title={saved.bring}>
      <Text tone="muted">{saved.bringHint}</Text>
      {result !== null &&
        ('games' in result ? (
          <Banner tone="good" text={saved.imported(result.games)} />
        ) : (
          <Banner tone="alarm" text={reason(saved, result.refused)} note={saved.nothingChanged} />
        ))}
      <TextField label={saved.pasteHere} placeholder={saved.pasteHere} value={text} onChange={setText} />
      <View style={styles.row}>
        <Button label={saved.chooseFile} onPress={() => void fromFile().then(show)} />
        <Button label={saved.paste} onPress={() => void paste()} />
        {text !== '' && (
          <Button kind="primary" label={button.import} onPress={() => void taken(text).then(show)} />
        )}
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.cosy },
});
