/** Hands a text to a person as a download. False: it did not work. */
export function exportText(name: string, text: string): Promise<boolean> {
  try {
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: name });
    link.click();
    URL.revokeObjectURL(address);
    return Promise.resolve(true);
  } catch {
    return Promise.resolve(false);
  }
}
