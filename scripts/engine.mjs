import { run } from './lib/bundle.mjs';

await run('src/engine/main.ts');
