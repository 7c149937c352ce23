import { Buffer } from 'node:buffer';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { launch, openPage } from './lib/browser.mjs';
import { dist, exportWeb } from './lib/export.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { serve } from './lib/server.mjs';

/**
 * `npm run screenshots`: every screen, sheet and main situation as a picture.
 * `--only bidding,log`, `--size 1280x800,390x844`, `--night`, `--language de`, `--text 150`, `--out folder`,
 * `--png`, `--no-build` (take the web app as it was last built), `--list`.
 */

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    size: { type: 'string', default: '1280x800,820x1180,390x844' },
    night: { type: 'boolean', default: false },
    language: { type: 'string', default: 'en' },
    text: { type: 'string', default: '100' },
    out: { type: 'string', default: join(root, 'docs/screenshots') },
    png: { type: 'boolean', default: false },
    quality: { type: 'string', default: '60' },
    'no-build': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});

ensureInstalled();
const { SITUATIONS, goTo } = await import('./e2e/situations.mjs');

/** Small files of a kind browsers and GitHub show; Playwright itself offers only larger ones. */
async function webp(page, quality) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  return Buffer.from(data, 'base64');
}

async function picture(browser, origin, { name, size, night }) {
  const [width, height] = size.split('x').map(Number);
  const { page, close } = await openPage(browser, origin, { viewport: { width, height } });
  const { language, text, out, quality } = flags;
  const settings = { night: night ? 'on' : 'off', textScale: Number(text) };
  await goTo(page, name, { language, settings });
  const path = join(out, `${name}-${size}${night ? '-night' : ''}.${flags.png ? 'png' : 'webp'}`);
  await page.waitForTimeout(300); // whatever moves has arrived
  if (flags.png) await page.screenshot({ path });
  else writeFileSync(path, await webp(page, Number(quality)));
  await close();
  console.log(path);
}

async function takeAll(names) {
  mkdirSync(flags.out, { recursive: true });
  const server = await serve(dist);
  const browser = await launch();
  try {
    for (const size of flags.size.split(',')) {
      for (const name of names) {
        await picture(browser, server.url, { name, size, night: flags.night }).catch((error) => {
          console.error(`${name} at ${size}: ${error.message}`);
          process.exitCode = 1;
        });
      }
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

if (flags.list) console.log(Object.keys(SITUATIONS).join('\n'));
else if (flags.record) await import('./e2e/fixtures.mjs').then(({ record }) => record());
else {
  if (!flags['no-build']) await exportWeb();
  await takeAll(flags.only?.split(',') ?? Object.keys(SITUATIONS));
}
