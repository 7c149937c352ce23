import { setStringAsync } from 'expo-clipboard';
import { useState } from 'react';

import { library } from '@/match';
import { portable } from '@/match/portable';
import type { SaveDocument } from '@/match/save';
import { isSaved, type Written } from '@/match/write-queue';
import { Banner } from '@/ui/kit/banner';
import { Button } from '@/ui/kit/button';
import { Sheet } from '@/ui/kit/sheet';
import { exportText } from '../shell/export-text';
import { TextField } from '../shell/text-field';
import { useWords } from '../shell/use-words';
import { CodePicture } from './code-picture';

interface Props {
  readonly document: SaveDocument;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
}

/** Everything one can do with a stored game besides playing it. */
export function GameSheet({ document, open, onClose, onChanged }: Props) {
  const { saved, errors, button } = useWords().common;
  const [name, setName] = useState(document.name);
  const [code, setCode] = useState(false);
  const [news, setNews] = useState<{ readonly text: string; readonly good: boolean } | null>(null);
  const text = portable([document]);
  const stored = async (written: Promise<Written>): Promise<void> => {
    if (!isSaved(await written)) return setNews({ text: saved.notChanged, good: false });
    onClose();
    onChanged();
  };
  const copy = async (): Promise<void> => {
    const done = await setStringAsync(text).catch(() => false);
    setNews(done ? { text: saved.copied, good: true } : { text: errors.exportFailed, good: false });
  };
  const keep = async (): Promise<void> => {
    const done = await exportText(`${document.game}-${document.id}.patroon`, text);
    if (!done) setNews({ text: errors.exportFailed, good: false });
  };
  return (
    <Sheet open={open} title={document.name} closeLabel={button.close} onClose={onClose}>
      {news !== null && <Banner tone={news.good ? 'good' : 'alarm'} text={news.text} />}
      <TextField label={saved.name} placeholder={saved.name} value={name} onChange={setName} />
      <Button wide label={saved.rename} onPress={() => void stored(library.rename(document.id, name))} />
      <Button
        wide
        label={saved.duplicate}
        onPress={() => void stored(library.duplicate(document, saved.copyName(document.name)))}
      />
      <Button wide label={button.export} onPress={() => void keep()} />
      <Button wide label={saved.copyText} onPress={() => void copy()} />
      <Button wide label={saved.code} onPress={() => setCode(true)} />
      {code && <CodePicture text={text} />}
    </Sheet>
  );
}
