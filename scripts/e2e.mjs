import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { launch } from './lib/browser.mjs';
import { dist, exportWeb } from './lib/export.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { serve } from './lib/server.mjs';

/** The built app in a real browser. `--only games,walk` for some subjects, `--no-build` for the app as last built. */

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    'no-build': { type: 'boolean', default: false },
    outputFile: { type: 'string' },
  },
});

ensureInstalled();
if (!flags['no-build']) await exportWeb();
const { newTally } = await import('./e2e/tally.mjs');
const { SUBJECTS, USUAL } = await import('./e2e/subjects.mjs');

const wanted = flags.only?.split(',') ?? USUAL;
const server = await serve(dist);
const browser = await launch();
const { tally, check } = newTally();
try {
  for (const [name, subject] of Object.entries(SUBJECTS)) {
    if (!wanted.includes(name)) continue;
    const began = Date.now();
    await subject({ check, browser, origin: server.url });
    console.log(`  -- ${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  }
} finally {
  await browser.close();
  await server.close();
}
if (flags.outputFile) writeFileSync(flags.outputFile, JSON.stringify(tally));
if (tally.numFailedTests > 0) process.exitCode = 1;
