import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { dist } from '../../lib/export.mjs';
import { handsOn } from '../../e2e/hands.mjs';
import { measuredPage } from './page.mjs';

const bytesOf = (file) => readFileSync(join(dist, file));
const gzipped = (file) => gzipSync(bytesOf(file)).length;

/** Every script that was asked for before the title page could be used, and what a device keeps of the app in all. */
export async function weight(browser, origin) {
  const { page, close } = await measuredPage(browser, origin);
  await page.addInitScript(() => {
    const ready = () => {
      if (document.querySelector('main [role="button"], main button, [role="main"] button') === null) return;
      globalThis.usableAt ??= performance.now();
    };
    new MutationObserver(ready).observe(document, { subtree: true, childList: true });
  });
  await page.goto('/');
  await handsOn(page, { language: 'en' }).button(/./).first().waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < globalThis.usableAt)
      .map(({ name }) => new URL(name).pathname),
  );
  await close();
  const worker = bytesOf('sw.js').toString();
  const files = JSON.parse(/const FILES = (\[[\s\S]*?\]);/.exec(worker)[1].replace(/,\s*\]/, ']'));
  return {
    scripts: scripts.map((file) => ({ file, gzip: gzipped(file) })),
    firstLoad: scripts.reduce((sum, file) => sum + gzipped(file), 0),
    precache: files.reduce((sum, file) => sum + bytesOf(file).length, 0),
    precacheGzip: files.reduce((sum, file) => sum + gzipped(file), 0),
    files: files.length,
  };
}
