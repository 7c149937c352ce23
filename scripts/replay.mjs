import { run } from './lib/bundle.mjs';

await run('src/engine/replay-main.ts');
