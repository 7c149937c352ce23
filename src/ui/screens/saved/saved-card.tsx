import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { gameWords } from '@/i18n';
import type { SaveDocument } from '@/match/save';
import { Button } from '@/ui/kit/button';
import { Panel } from '@/ui/kit/panel';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { Standings } from '../shell/standings';
import { namesOf, phaseLine, savedLine, stateLine } from '../shell/state-line';
import { useLanguage, useWords } from '../shell/use-words';
import { GameSheet } from './game-sheet';
import { SmallBoard } from './small-board';

interface Props {
  readonly document: SaveDocument;
  /** So many damaged copies are kept beside it. */
  readonly kept: number;
  readonly onDelete: () => void;
  readonly onChanged: () => void;
}

/** A stored game that opens. */
export function SavedCard({ document, kept, onDelete, onChanged }: Props) {
  const router = useRouter();
  const language = useLanguage();
  const { home, end, saved, button } = useWords().common;
  const [more, setMore] = useState(false);
  const { id, game, practice, summary } = document;
  const names = namesOf(document).join(', ');
  const open = () => router.push({ pathname: '/match/[id]', params: { id } });
  const notes = [
    gameWords(language, game)?.title ?? game,
    phaseLine(language, document),
    savedLine(language, document),
    practice ? home.practice : null,
  ];
  return (
    <Panel title={document.name}>
      <View style={styles.glance}>
        <SmallBoard document={document} />
        <View style={styles.words}>
          <Text variant="lead">{stateLine(language, document)}</Text>
          <Text variant="small" tone="muted">
            {notes.filter((note) => note !== null).join(' · ')}
          </Text>
        </View>
      </View>
      <Standings document={document} />
      {kept > 0 && (
        <Text variant="small" tone="muted">
          {saved.keptCopies}
        </Text>
      )}
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
        <Button label={saved.more} hint={saved.moreAbout(document.name)} onPress={() => setMore(true)} />
        <Button kind="danger" label={button.delete} hint={`${button.delete}: ${names}`} onPress={onDelete} />
      </View>
      {more && <GameSheet document={document} open onClose={() => setMore(false)} onChanged={onChanged} />}
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.cosy },
  open: { flexGrow: 1 },
  glance: { flexDirection: 'row', alignItems: 'flex-start', gap: space.cosy },
  words: { flex: 1, gap: space.tight },
});
