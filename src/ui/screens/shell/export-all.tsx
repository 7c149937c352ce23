import { useState } from 'react';

import { library } from '@/match';
import { Banner } from '@/ui/kit/banner';
import { Button } from '@/ui/kit/button';
import { exportText } from './export-text';
import { changeSettings } from './use-settings';
import { useWords } from './use-words';

async function exportAll(): Promise<boolean> {
  const text = await library.exportAll();
  const done = text !== null && (await exportText('games.patroon', text));
  if (done) changeSettings({ backedUpAt: Date.now() });
  return done;
}

/** Every game as one file. */
export function ExportAll() {
  const { saved, errors } = useWords().common;
  const [failed, setFailed] = useState(false);
  return (
    <>
      {failed && <Banner tone="alarm" text={errors.exportFailed} />}
      <Button label={saved.exportAll} onPress={() => void exportAll().then((done) => setFailed(!done))} />
    </>
  );
}
