/**
 * The wrapping of every stored game: `patroon <format> <generation> <length> <checksum>`, a new line, JSON. It is
 * ASCII throughout, so that a medium of bytes and one of characters hold the very same, damage included. This line
 * stays as it is for ever: only by it does an older app know a newer one's games. The checksum finds accidents, not
 * cheats.
 */
export interface Sealed {
  /** Of the document inside. */
  readonly format: number;
  /** Counts the writes of one game: of two intact copies the higher one is newer. */
  readonly generation: number;
  readonly body: string;
}

const HEADER = /^patroon (\d{1,6}) (\d{1,15}) (\d{1,9}) ([0-9a-f]{8})$/;
const LONGEST_HEADER = 60;
const HEX = 16;
const CHECKSUM_LENGTH = 8;
const LAST_ASCII = 0x7f;

export function seal({ format, generation, body }: Sealed): string {
  const facts = `${format} ${generation} ${body.length}`;
  return `patroon ${facts} ${checksum(`${facts}\n${body}`)}\n${body}`;
}

/** null: damaged, or not ours at all. */
export function unseal(text: string): Sealed | null {
  const end = text.slice(0, LONGEST_HEADER).indexOf('\n');
  const [, format, generation, length, sum] = HEADER.exec(text.slice(0, Math.max(0, end))) ?? [];
  if (format === undefined || generation === undefined || length === undefined) return null;
  const body = text.slice(end + 1);
  if (body.length !== Number(length)) return null;
  if (checksum(`${format} ${generation} ${length}\n${body}`) !== sum) return null;
  return { format: Number(format), generation: Number(generation), body };
}

/** JSON in which only ASCII stands: other characters occur only inside texts, where they can be escaped. */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(HEX).padStart(4, '0')}`,
  );

const POLYNOMIAL = 0xedb88320;
const BYTES = 256;

const TABLE = Uint32Array.from({ length: BYTES }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
  return rest;
});

/** CRC-32 as eight hexadecimal digits; '' for a text that is not ASCII, which no seal ever says. */
export function checksum(text: string): string {
  let sum = 0xffffffff;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit > LAST_ASCII) return '';
    sum = (sum >>> 8) ^ (TABLE[(sum ^ unit) & 0xff] ?? 0);
  }
  return (~sum >>> 0).toString(HEX).padStart(CHECKSUM_LENGTH, '0');
}
