import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { run } from './lib/bundle.mjs';
import { root } from './lib/install.mjs';

const { pictures, sources } = await run('scripts/art/drawings.ts');
const { Resvg } = await import('@resvg/resvg-js');

/** The lettering of the pictures: the face of the app's titles, and nothing of the machine's own. */
const font = {
  loadSystemFonts: false,
  fontFiles: [join(root, 'node_modules/@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf')],
};

function put(file, content) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

for (const { file, text } of sources()) put(file, text);
for (const { file, svg, width } of pictures) {
  put(file, new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng());
}
console.log(`${sources().length} sources and ${pictures.length} pictures drawn`);
