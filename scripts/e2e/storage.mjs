import { readFileSync } from 'node:fs';

import { bundle } from '../lib/bundle.mjs';

/** How the checks put games into the app's storage and read them there: through the app's own code. */

const BLANK = '/blank';
let source;

async function doorInto(page) {
  source ??= readFileSync(await bundle('__tests__/support/page-main.ts', 'browser'), 'utf8');
  if (!(await page.evaluate('"patroonStorage" in globalThis'))) await page.evaluate(source);
}

/** Stores games and settings before the app starts, from an empty page of its origin. */
export async function stock(page, { documents = [], settings = {} }) {
  await page.route(`**${BLANK}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>blank</title>' }),
  );
  await page.goto(BLANK);
  await putAside(page, { documents, settings });
}

/** Stores them beside the running app, which knows them once it starts again. */
export async function putAside(page, { documents, settings }) {
  await doorInto(page);
  await page.evaluate(
    ([games, wishes]) => globalThis.patroonStorage.put(games, wishes),
    [documents, settings],
  );
}

/** Every stored game as the app would open it: record, summary and the state its moves lead to. */
export async function stored(page) {
  await doorInto(page);
  return page.evaluate(() => globalThis.patroonStorage.read());
}
