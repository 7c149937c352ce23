import { parseArgs } from 'node:util';

import { launch } from './lib/browser.mjs';
import { dist, exportWeb } from './lib/export.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { serve } from './lib/server.mjs';

/** `npm run soak:monkey -- --actions 50000 [--seed 7]`: monkeys of 5,000 actions each; a failure names its seed. */

const EACH = 5000;
const { values: flags } = parseArgs({
  options: { actions: { type: 'string', default: '50000' }, seed: { type: 'string', default: '1' } },
});

ensureInstalled();
await exportWeb();
const { newTally } = await import('./e2e/tally.mjs');
const { monkey } = await import('./e2e/monkey.mjs');

const server = await serve(dist);
const { tally, check } = newTally();
let seed = Number(flags.seed);
for (let left = Number(flags.actions); left > 0; left -= EACH, seed++) {
  const browser = await launch();
  await monkey({ check, browser, origin: server.url }, { actions: Math.min(EACH, left), seed });
  await browser.close();
}
await server.close();
console.log(`${flags.actions} actions, seeds ${flags.seed} to ${seed - 1}: ${tally.numFailedTests} failed`);
if (tally.numFailedTests > 0) process.exitCode = 1;
