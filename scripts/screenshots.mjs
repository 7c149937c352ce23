import { mkdirSync } from 'node:fs';
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
    quality: { type: 'string', default: '70' },
    'no-build': { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});

ensureInstalled();
const { SITUATIONS, goTo } = await import('./e2e/situations.mjs');

async function picture(browser, origin, { name, size, night }) {
  const [width, height] = size.split('x').map(Number);
  const { page, close } = await openPage(browser, origin, { viewport: { width, height } });
  const { language, text, out, quality } = flags;
  const settings = { night: night ? 'on' : 'off', textScale: Number(text) };
  await goTo(page, name, { language, settings });
  const kind = flags.png ? { type: 'png' } : { type: 'jpeg', quality: Number(quality) };
  const path = join(out, `${name}-${size}${night ? '-night' : ''}.${flags.png ? 'png' : 'jpg'}`);
  await page.waitForTimeout(300); // whatever moves has arrived
  await page.screenshot({ path, ...kind });
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
  if (!flags['no-build']) exportWeb();
  await takeAll(flags.only?.split(',') ?? Object.keys(SITUATIONS));
}
