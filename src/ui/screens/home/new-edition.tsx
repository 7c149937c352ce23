import { View } from 'react-native';
import { useStore } from 'zustand';

import { Banner } from '@/ui/kit/banner';
import { Button } from '@/ui/kit/button';
import { editionStore, startNextEdition } from '../shell/edition';
import { useWords } from '../shell/use-words';

/** Offered at home only, where no game is open. */
export function NewEdition() {
  const { edition } = useWords().common;
  const { next, held } = useStore(editionStore);
  if (next === null) return null;
  return (
    <View>
      <Banner text={edition.ready} note={held ? edition.held : edition.note} tone="good" />
      <Button wide label={edition.start} onPress={startNextEdition} />
    </View>
  );
}
