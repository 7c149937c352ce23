const LAST_BYTE = 0xff;
const CHUNK = 8192;

/** One byte for each character. Whatever bytes there are, also damaged ones, come back as they were. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > LAST_BYTE) throw new Error('only characters of one byte can be stored here');
    bytes[i] = unit;
  }
  return bytes;
}

export function fromBytes(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += CHUNK) text += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
  return text;
}
