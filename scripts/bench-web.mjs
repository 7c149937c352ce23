import { parseArgs } from 'node:util';

import { launch } from './lib/browser.mjs';
import { dist, exportWeb } from './lib/export.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { serve } from './lib/server.mjs';

/**
 * `npm run bench:web`: how quick the built app is in a real browser. `--only taps,change`, `--level expert`,
 * `--quick`, `--no-build`. Each figure stands beside a control of the same run; the last line is all of them as JSON.
 */

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    level: { type: 'string', default: 'expert' },
    quick: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});
const SIZES = flags.quick
  ? { taps: 25, updates: 10, flights: 8, saved: 20, starts: 2, steps: 8 }
  : { taps: 110, updates: 30, flights: 40, saved: 100, starts: 5, steps: 40 };

ensureInstalled();
if (!flags['no-build']) await exportWeb();
const { subjects } = await import('./bench/web/subjects.mjs');
const wanted = flags.only?.split(',');
const server = await serve(dist);
const browser = await launch();
const figures = {};
const missed = [];
const bar = (met, text) => {
  if (!met) missed.push(text);
  console.log(`  ${text}: ${met ? 'met' : 'MISSED'}`);
};
try {
  for (const [name, measure] of Object.entries(
    subjects(browser, server.url, { ...SIZES, level: flags.level }),
  )) {
    if (wanted === undefined || wanted.includes(name)) figures[name] = await measure(bar);
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(JSON.stringify(figures));
if (missed.length > 0 && !flags.quick) {
  console.error(`Missed: ${missed.join('; ')}.`);
  process.exitCode = 1;
}
