import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { matchStore, saves } from '@/match';
import type { SaveDocument } from '@/match/save';
import { Banner } from '@/ui/kit/banner';
import { Button } from '@/ui/kit/button';
import { Text } from '@/ui/kit/text';
import { space } from '@/ui/theme/space';
import { BackupReminder } from '../shell/backup-reminder';
import { ExportAll } from '../shell/export-all';
import { Notices } from '../shell/notices';
import { Page } from '../shell/page';
import { useSaves } from '../shell/use-saves';
import { useWords } from '../shell/use-words';
import { BringIn } from './bring-in';
import { BrokenCard } from './broken-card';
import { SavedCard } from './saved-card';

/** A game on the table would save itself again. */
async function remove(id: string): Promise<void> {
  if (matchStore.getState().id === id) await matchStore.getState().leave();
  await saves.change(id, { deletedAt: Date.now() });
}

/** Every game on this device: open, delete and bring back; those that do not open are kept. */
export function SavedScreen() {
  const { home, errors, button } = useWords().common;
  const { list, refresh } = useSaves();
  const [deleted, setDeleted] = useState<SaveDocument | null>(null);
  const onRemove = async (id: string, document: SaveDocument | null): Promise<void> => {
    await (document === null ? saves.erase(id) : remove(id));
    setDeleted(document);
    await refresh();
  };
  const restore = async (document: SaveDocument): Promise<void> => {
    await saves.change(document.id, { deletedAt: null });
    setDeleted(null);
    await refresh();
  };
  const entries = list === null || list === 'unreadable' ? [] : list;
  return (
    <Page title={home.savedGames}>
      <Text tone="muted">{home.savesItself}</Text>
      <Notices />
      <BackupReminder list={entries} />
      {deleted !== null && (
        <View style={styles.deleted}>
          <Banner text={home.deleted} note={deleted.name} />
          <Button icon="undo" label={home.restore} onPress={() => void restore(deleted)} />
        </View>
      )}
      {list === 'unreadable' && (
        <>
          <Banner tone="alarm" text={errors.notReadable} />
          <Button kind="primary" label={button.tryAgain} onPress={() => void refresh()} />
        </>
      )}
      {list !== null && list.length === 0 && <Text variant="lead">{home.noSavedGames}</Text>}
      {entries.map((entry) =>
        entry.ok ? (
          <SavedCard
            key={entry.id}
            document={entry.document}
            kept={entry.kept}
            onChanged={() => void refresh()}
            onDelete={() => void onRemove(entry.id, entry.document)}
          />
        ) : (
          <BrokenCard
            key={entry.id}
            id={entry.id}
            problem={entry.problem}
            onDelete={() => void onRemove(entry.id, null)}
            onRetry={() => void refresh()}
          />
        ),
      )}
      {entries.length > 0 && <ExportAll />}
      <BringIn onDone={() => void refresh()} />
    </Page>
  );
}

const styles = StyleSheet.create({ deleted: { gap: space.snug } });
