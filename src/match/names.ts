/** How players' names are written: any language, short, never empty, no two alike. */
export const LONGEST_NAME = 20;
/** A bound on storage: twenty characters of piled-up accents are still a short text. */
export const LONGEST_NAME_UNITS = 200;

/** Control and direction characters and halves of pairs: they could disturb the text around a name. */
const UNWANTED =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ud800-\udfff]/gu;

const JOINER = 0x200d;

/**
 * Code points that belong to the character before them: accents and vowel signs, variation selectors, skin
 * tones, tags. A table, because the phones' engines know neither `Intl.Segmenter` nor (all of them) `\p{M}`.
 */
const JOINING: readonly (readonly [from: number, to: number])[] = [
  [0x300, 0x36f],
  [0x483, 0x489],
  [0x591, 0x5c7],
  [0x610, 0x61a],
  [0x64b, 0x65f],
  [0x670, 0x670],
  [0x6d6, 0x6ed],
  [0xe31, 0xe31],
  [0xe34, 0xe3a],
  [0xe47, 0xe4e],
  [0xeb1, 0xeb1],
  [0xeb4, 0xebc],
  [0xec8, 0xecd],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x200c, JOINER],
  [0x20d0, 0x20ff],
  [0x3099, 0x309a],
  [0xfe00, 0xfe0f],
  [0xfe20, 0xfe2f],
  [0x1f3fb, 0x1f3ff],
  [0xe0020, 0xe007f],
  [0xe0100, 0xe01ef],
];

/** The scripts of India share one layout of 128 places each: signs stand at these. */
const INDIC = { from: 0x900, to: 0xdff, block: 0x80 };
const INDIC_SIGNS: readonly (readonly [from: number, to: number])[] = [
  [0x00, 0x03],
  [0x3a, 0x3c],
  [0x3e, 0x4f],
  [0x51, 0x57],
  [0x62, 0x63],
];

const within = (ranges: typeof JOINING, code: number): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);

const joins = (code: number): boolean =>
  within(JOINING, code) ||
  (code >= INDIC.from && code <= INDIC.to && within(INDIC_SIGNS, code % INDIC.block));

/** Flags are two letters of this range. */
const isFlagLetter = (code: number): boolean => code >= 0x1f1e6 && code <= 0x1f1ff;

/** The characters as a reader counts them. */
export function charactersOf(text: string): string[] {
  const characters: string[] = [];
  let before = 0;
  let openFlag = false;
  for (const point of text) {
    const code = point.codePointAt(0) ?? 0;
    const closesFlag: boolean = openFlag && isFlagLetter(code);
    if (characters.length > 0 && (joins(code) || before === JOINER || closesFlag)) {
      characters[characters.length - 1] += point;
    } else {
      characters.push(point);
    }
    openFlag = isFlagLetter(code) && !closesFlag;
    before = code;
  }
  return characters;
}

/** At most so many characters, none of them cut in two. */
function shortened(text: string, most: number): string {
  let result = '';
  for (const character of charactersOf(text).slice(0, most)) {
    if (result.length + character.length > LONGEST_NAME_UNITS) break;
    result += character;
  }
  return result.trimEnd();
}

const plainly = (raw: string): string =>
  raw.normalize('NFC').replace(/\s+/gu, ' ').replace(UNWANTED, '').replace(/ +/gu, ' ').trim();

const LONGEST_TITLE = 80;

/** What a game is called. */
export const cleanTitle = (raw: string): string => shortened(plainly(raw), LONGEST_TITLE);

/** A name as it is kept, or '' if nothing of it is left. */
export function cleanName(raw: string): string {
  const name = shortened(plainly(raw), LONGEST_NAME);
  return charactersOf(name).every((character) => joins(character.codePointAt(0) ?? 0)) ? '' : name;
}

const keyOf = (name: string): string => name.toLowerCase();

/** Clean names for all: an empty one gets its default, equal ones a number ("Anna", "Anna 2"). */
export function cleanNames(raw: readonly string[], defaultName: (seat: number) => string): string[] {
  const names = raw.map((name, seat) => cleanName(name) || cleanName(defaultName(seat)) || String(seat + 1));
  const taken = new Set(names.map(keyOf));
  const seen = new Set<string>();
  return names.map((name) => {
    const own = seen.has(keyOf(name)) ? numbered(name, taken) : name;
    seen.add(keyOf(own));
    taken.add(keyOf(own));
    return own;
  });
}

/** The name with the first number nobody has yet. */
function numbered(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const candidate = shortened(name, LONGEST_NAME - ending.length) + ending;
    if (!taken.has(keyOf(candidate))) return candidate;
  }
}
