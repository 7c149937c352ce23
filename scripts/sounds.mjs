import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { run } from './lib/bundle.mjs';
import { root } from './lib/install.mjs';

const { recordings } = await run('scripts/sounds/sounds.ts');
const folder = join(root, 'assets/sounds');

mkdirSync(folder, { recursive: true });
for (const { file, bytes } of recordings()) writeFileSync(join(folder, file), bytes);
console.log(`${recordings().length} sounds made`);
