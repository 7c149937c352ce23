import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';

import type { SaveEntry } from '@/match/saves';
import { Banner } from '@/ui/kit/banner';
import { space } from '@/ui/theme/space';
import { ExportAll } from './export-all';
import { persistenceStore } from './persistence';
import { useSettings } from './use-settings';
import { useWords } from './use-words';

/** About half an hour of a game. */
const MUCH = 40;

/** Where the browser may clear what is stored: a long game that is in no backup yet is worth one. */
export function BackupReminder({ list }: { readonly list: readonly SaveEntry[] }) {
  const { saved } = useWords().common;
  const { backedUpAt } = useSettings();
  const kept = useStore(persistenceStore, (state) => state.kept);
  const isWorthIt = list.some(
    (entry) => entry.ok && entry.document.savedAt > (backedUpAt ?? 0) && entry.document.summary.moves >= MUCH,
  );
  if (kept !== 'wish' || !isWorthIt) return null;
  return (
    <View style={styles.reminder}>
      <Banner text={saved.backUp} note={saved.backUpWhy} />
      <ExportAll />
    </View>
  );
}

const styles = StyleSheet.create({ reminder: { gap: space.snug } });
