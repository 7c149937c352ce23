import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** Hands a text to a person as a file, by the device's own sharing. False: it did not work. */
export async function exportText(name: string, text: string): Promise<boolean> {
  try {
    const file = new File(Paths.cache, name);
    if (file.exists) file.delete();
    file.create();
    file.write(text);
    await shareAsync(file.uri);
    return true;
  } catch {
    return false;
  }
}
