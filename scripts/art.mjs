import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { run } from './lib/bundle.mjs';
import { root } from './lib/install.mjs';

const { pictures, sources } = await run('scripts/art/drawings.ts');
const { Resvg } = await import('@resvg/resvg-js');

function put(file, content) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

for (const { file, text } of sources()) put(file, text);
for (const { file, svg, width } of pictures) {
  put(file, new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
}
console.log(`${sources().length} sources and ${pictures.length} pictures drawn`);
