import { run } from './lib/bundle.mjs';

await run('__tests__/support/soak-sim-main.ts');
