import { Platform, Share } from 'react-native';

/** Hands a text to a person: a download on the web, the device's own sharing elsewhere. False: it did not work. */
export async function exportText(file: string, text: string): Promise<boolean> {
  try {
    if (Platform.OS !== 'web') {
      await Share.share({ title: file, message: text });
      return true;
    }
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: file });
    link.click();
    URL.revokeObjectURL(address);
    return true;
  } catch {
    return false;
  }
}
