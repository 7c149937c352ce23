import { getDocumentAsync } from 'expo-document-picker';
import { File } from 'expo-file-system';

import { MOST_CHARACTERS } from '@/match/gate';

export type Picked =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly code: 'tooLarge' | 'unreadable' };

/** A file somebody chooses; its size is looked at before anything of it is read. null: nobody chose one. */
export async function pickText(): Promise<Picked | null> {
  try {
    const result = await getDocumentAsync({ base64: false });
    const [asset] = result.assets ?? [];
    if (asset === undefined) return null;
    const file = asset.file ?? new File(asset.uri);
    if ((asset.size ?? file.size) > MOST_CHARACTERS) return { ok: false, code: 'tooLarge' };
    return { ok: true, text: await file.text() };
  } catch {
    return { ok: false, code: 'unreadable' };
  }
}
