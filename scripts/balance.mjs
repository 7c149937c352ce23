import { run } from './lib/bundle.mjs';

await run('scripts/balance/balance-main.ts');
