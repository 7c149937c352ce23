import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { gameWords } from '@/i18n';
import { portable } from '@/match/portable';
import type { SaveDocument } from '@/match/save';
import { Button } from '@/ui/kit/button';
import { Panel } from '@/ui/kit/panel';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { exportText } from '../shell/export-text';
import { Standings } from '../shell/standings';
import { namesOf, phaseLine, savedLine, stateLine } from '../shell/state-line';
import { useLanguage, useWords } from '../shell/use-words';

interface Props {
  readonly document: SaveDocument;
  readonly onDelete: () => void;
}

/** A stored game that opens. */
export function SavedCard({ document, onDelete }: Props) {
  const router = useRouter();
  const language = useLanguage();
  const { home, end, button } = useWords().common;
  const { id, game, practice, summary } = document;
  const names = namesOf(document).join(', ');
  const open = () => router.push({ pathname: '/match/[id]', params: { id } });
  const keep = async (): Promise<void> => {
    await exportText(`${game}-${id}.patroon`, portable([document]));
  };
  const notes = [
    phaseLine(language, document),
    savedLine(language, document),
    practice ? home.practice : null,
  ];
  return (
    <Panel title={gameWords(language, game)?.title ?? document.name}>
      <View>
        <Text variant="lead">{stateLine(language, document)}</Text>
        <Text variant="small" tone="muted">
          {notes.filter((note) => note !== null).join(' · ')}
        </Text>
      </View>
      <Standings document={document} />
      <View style={styles.row}>
        <View style={styles.open}>
          <Button
            kind="primary"
            wide
            label={summary.toAct === null ? end.showBoard : home.continueGame}
            hint={`${summary.toAct === null ? end.showBoard : home.continueGame}: ${names}`}
            onPress={open}
          />
        </View>
        <Button label={button.export} hint={`${button.export}: ${names}`} onPress={() => void keep()} />
        <Button kind="danger" label={button.delete} hint={`${button.delete}: ${names}`} onPress={onDelete} />
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.cosy },
  open: { flexGrow: 1 },
});
