import { Platform } from 'react-native';
import { useStore } from 'zustand';

import { Panel } from '@/ui/kit/panel';
import { Text } from '@/ui/kit/text';
import { editionStore } from '../shell/edition';
import { persistenceStore } from '../shell/persistence';
import { useWords } from '../shell/use-words';

/** How safe app and games are in this browser; an installed app has nothing to tell. */
export function OnThisDevice() {
  const { edition } = useWords().common;
  const offline = useStore(editionStore, (state) => state.offline);
  const kept = useStore(persistenceStore, (state) => state.kept);
  if (Platform.OS !== 'web') return null;
  return (
    <Panel title={edition.heading}>
      <Text>{edition.offline[offline]}</Text>
      <Text>{edition.kept[kept]}</Text>
    </Panel>
  );
}
