import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { matchStore, saves } from '@/match';
import { DEFAULTS } from '@/match/settings';
import { isSaved } from '@/match/write-queue';
import { Banner } from '@/ui/kit/banner';
import { Button } from '@/ui/kit/button';
import { Panel } from '@/ui/kit/panel';
import { space } from '@/ui/theme/space';
import { ExportAll } from '../shell/export-all';
import { changeSettings } from '../shell/use-settings';
import { useWords } from '../shell/use-words';

async function deleteAll(): Promise<boolean> {
  await matchStore.getState().leave();
  if (!isSaved(await saves.eraseAll())) return false;
  changeSettings(DEFAULTS);
  return true;
}

/** Everything the app knows is the player's: to take along, or to be rid of. */
export function YourData() {
  const { settings, saved, button } = useWords().common;
  const [asking, setAsking] = useState(false);
  const [gone, setGone] = useState<boolean | null>(null);
  const erase = async (): Promise<void> => {
    setGone(await deleteAll());
    setAsking(false);
  };
  return (
    <Panel title={settings.yourData}>
      {gone !== null && (
        <Banner tone={gone ? 'good' : 'alarm'} text={gone ? settings.deletedAll : saved.notChanged} />
      )}
      {asking && <Banner tone="alarm" text={settings.deleteAllQuestion} note={settings.deleteAllHint} />}
      <View style={styles.row}>
        <ExportAll />
        {asking ? (
          <>
            <Button kind="danger" label={settings.deleteAll} onPress={() => void erase()} />
            <Button label={button.keep} onPress={() => setAsking(false)} />
          </>
        ) : (
          <Button kind="danger" label={settings.deleteAll} onPress={() => setAsking(true)} />
        )}
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.cosy },
});
