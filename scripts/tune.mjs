import { run } from './lib/bundle.mjs';

await run('scripts/tune/tune-main.ts');
