import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './install.mjs';

/** The three faces of the app, by the name styles use. */
const FACES = {
  EBGaramond: 'eb-garamond/400Regular/EBGaramond_400Regular.ttf',
  'EBGaramond-Italic': 'eb-garamond/400Regular_Italic/EBGaramond_400Regular_Italic.ttf',
  'AlegreyaSans-Medium': 'alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf',
};
/** Latin with all its accents, and Cyrillic, for names people type. */
const RANGES = [
  [0x20, 0x17f],
  [0x400, 0x45f],
];

const lettersBetween = ([first, last]) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Every letter the app itself writes. */
function lettersUsed() {
  const files = readdirSync(join(root, 'src'), { recursive: true }).filter((file) => /\.tsx?$/.test(file));
  const all = files.map((file) => readFileSync(join(root, 'src', file), 'utf8')).join('');
  return [...new Set(all)].join('');
}

/** Writes the faces, cut down to the letters needed, and the style sheet that names them. */
export async function writeFaces(folder) {
  const { default: subset } = await import('subset-font');
  const letters = RANGES.map(lettersBetween).join('') + lettersUsed();
  mkdirSync(join(folder, 'fonts'), { recursive: true });
  const rules = [];
  for (const [name, file] of Object.entries(FACES)) {
    const whole = readFileSync(join(root, 'node_modules/@expo-google-fonts', file));
    writeFileSync(
      join(folder, 'fonts', `${name}.woff2`),
      await subset(whole, letters, { targetFormat: 'woff2' }),
    );
    rules.push(`@font-face { font-family: '${name}'; src: url('${name}.woff2') format('woff2'); }\n`);
  }
  writeFileSync(join(folder, 'fonts/faces.css'), rules.join(''));
}
