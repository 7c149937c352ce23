import { readFileSync } from 'node:fs';

import { bundle } from '../lib/bundle.mjs';

let source;

/** Asks the page what it shows: `look` for faults, `reach` for what can be tapped, `aim` for where. */
export async function eyes(page, question, wishes) {
  source ??= readFileSync(await bundle('scripts/e2e/page/main.mjs', 'browser'), 'utf8');
  if (!(await page.evaluate('"patroonEyes" in globalThis'))) await page.evaluate(source);
  return page.evaluate(([what, how]) => globalThis.patroonEyes[what](how), [question, wishes]);
}
