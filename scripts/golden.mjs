import { run } from './lib/bundle.mjs';

await run('__tests__/support/golden-saves-main.ts');
