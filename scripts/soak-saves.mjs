import { run } from './lib/bundle.mjs';

await run('__tests__/support/soak-saves-main.ts');
