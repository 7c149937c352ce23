import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { audit, launch, openPage } from './lib/browser.mjs';
import { dist, exportWeb } from './lib/export.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { serve } from './lib/server.mjs';

const SIZES = { desktop: [1280, 800], tablet: [820, 1180], phone: [390, 844] };

ensureInstalled();
exportWeb();
const pictures = mkdtempSync(join(tmpdir(), 'patroon-screens-'));
const server = await serve(dist);
const browser = await launch();
const tally = { numPassedTests: 0, numFailedTests: 0 };

async function check(name, body) {
  try {
    await body();
    tally.numPassedTests++;
    console.log(`  ok   ${name}`);
  } catch (error) {
    tally.numFailedTests++;
    console.error(`  FAIL ${name}\n${error.stack}`);
  }
}

async function lookAtHome(name, [width, height]) {
  const { page, errors, strays, close } = await openPage(browser, server.url, {
    viewport: { width, height },
  });
  await check(`${name}: home shows its title`, async () => {
    await page.goto('/');
    await page.getByRole('main').getByRole('heading', { name: 'Patroon', level: 1 }).waitFor();
    assert.equal(await page.title(), 'Patroon');
    await page.screenshot({ path: join(pictures, `home-${name}.png`) });
  });
  await check(`${name}: home shuts nobody out`, async () => assert.deepEqual(await audit(page), []));
  await check(`${name}: no errors, and nothing asked of another server`, () =>
    assert.deepEqual({ errors, strays }, { errors: [], strays: [] }),
  );
  await close();
}

try {
  for (const [name, size] of Object.entries(SIZES)) await lookAtHome(name, size);
} finally {
  await browser.close();
  await server.close();
}

console.log(`Screenshots: ${pictures}`);
const report = process.argv.find((argument) => argument.startsWith('--outputFile='));
if (report) writeFileSync(report.slice('--outputFile='.length), JSON.stringify(tally));
if (tally.numFailedTests > 0) process.exitCode = 1;
