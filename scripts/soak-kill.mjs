import { parseArgs } from 'node:util';

import { exportWeb } from './lib/export.mjs';
import { ensureInstalled } from './lib/install.mjs';

/** `npm run soak:kill -- --kills 500 [--seed 7]`: profiles of 100 deaths each; a failure names its seed. */

const EACH = 100;
const { values: flags } = parseArgs({
  options: { kills: { type: 'string', default: '500' }, seed: { type: 'string', default: '1' } },
});

ensureInstalled();
await exportWeb();
const { newTally } = await import('./e2e/tally.mjs');
const { kills } = await import('./e2e/kills.mjs');

const { tally, check } = newTally();
let seed = Number(flags.seed);
for (let left = Number(flags.kills); left > 0; left -= EACH, seed++) {
  await kills({ check }, { kills: Math.min(EACH, left), seed });
}
console.log(`${flags.kills} kills, seeds ${flags.seed} to ${seed - 1}: ${tally.numFailedTests} failed`);
if (tally.numFailedTests > 0) process.exitCode = 1;
