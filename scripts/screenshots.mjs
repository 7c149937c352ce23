import { Buffer } from 'node:buffer';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { launch, openPage } from './lib/browser.mjs';
import { dist, exportWeb } from './lib/export.mjs';
import { ensureInstalled, root } from './lib/install.mjs';
import { serve } from './lib/server.mjs';

/**
 * `npm run screenshots`: every screen, sheet and main situation as a picture, at every size by day and at the main
 * ones by night; what lies in the folder from earlier goes. `--only bidding,log`, `--size 1280x800,390x844` (by day, or
 * with `--night` by night), `--language de`, `--text 150`, `--left` (for the left hand), `--out folder`, `--png`,
 * `--no-build` (take the web app as it was last built), `--list`.
 */
const MAIN = ['1280x800', '820x1180', '390x844'];
/** Whatever moves has arrived. */
const SETTLED_MS = 700;
/** Two at a time: a page waits as much as it works. */
const LANES = 2;
const SIZES = ['1920x1080', '1024x768', '844x390', ...MAIN];

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    size: { type: 'string' },
    night: { type: 'boolean', default: false },
    language: { type: 'string', default: 'en' },
    text: { type: 'string', default: '100' },
    left: { type: 'boolean', default: false },
    out: { type: 'string', default: join(root, 'docs/screenshots') },
    png: { type: 'boolean', default: false },
    quality: { type: 'string', default: '55' },
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

/** Goes there once, on a tablet, and takes the picture at every size, as somebody who resizes the window. */
async function visit(browser, origin, { name, sizes, night }) {
  const { page, close } = await openPage(browser, origin, { viewport: { width: 1280, height: 800 } });
  const { language, text, left, out, quality } = flags;
  const settings = { night: night ? 'on' : 'off', textScale: Number(text), leftHanded: left };
  await goTo(page, name, { language, settings });
  await page.waitForLoadState('networkidle'); // the picture of the title page comes after the page
  for (const size of sizes) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(SETTLED_MS);
    const path = join(out, `${name}-${size}${night ? '-night' : ''}.${flags.png ? 'png' : 'webp'}`);
    if (flags.png) await page.screenshot({ path });
    else writeFileSync(path, await webp(page, Number(quality)));
    console.log(path);
  }
  await close();
}

/** What is visited, and the sizes it is seen at. */
function wishes() {
  const names = flags.only?.split(',') ?? Object.keys(SITUATIONS);
  const at = (sizes, night) => names.map((name) => ({ name, sizes, night }));
  if (flags.size !== undefined) return at(flags.size.split(','), flags.night);
  return flags.night ? at(MAIN, true) : [...at(SIZES, false), ...at(MAIN, true)];
}

/** A whole new set leaves nothing of the old one. */
function clear() {
  if (flags.only !== undefined || flags.size !== undefined || flags.night) return;
  for (const file of readdirSync(flags.out)) {
    if (/\.(webp|png|jpe?g)$/.test(file)) rmSync(join(flags.out, file));
  }
}

async function takeAll() {
  mkdirSync(flags.out, { recursive: true });
  clear();
  const server = await serve(dist);
  const browser = await launch();
  try {
    const wanted = wishes();
    const lane = async () => {
      for (let next = wanted.shift(); next !== undefined; next = wanted.shift()) {
        const { name } = next;
        await visit(browser, server.url, next).catch((error) => {
          console.error(`${name}: ${error.message}`);
          process.exitCode = 1;
        });
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  } finally {
    await browser.close();
    await server.close();
  }
}

if (flags.list) console.log(Object.keys(SITUATIONS).join('\n'));
else if (flags.record) await import('./e2e/fixtures.mjs').then(({ record }) => record());
else {
  if (!flags['no-build']) await exportWeb();
  await takeAll();
}
