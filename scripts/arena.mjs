import { run } from './lib/bundle.mjs';

await run('scripts/arena/arena-main.ts');
