import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { cache } from './install.mjs';

const INSTALLED = [
  process.env.CHROME_PATH,
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Nothing leaves the machine: a browser's own housekeeping is switched off too. */
export const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The packaged fonts first: a bare machine has none, and without any every text is zero pixels wide. */
const fontsIn = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/** The packaged Chromium unpacks into the temporary folder; ours is one that a half-done run cannot spoil. */
async function unpackChromium(folder) {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const draft = `${folder}.${process.pid}`;
  const { TMPDIR } = process.env;
  mkdirSync(draft, { recursive: true });
  process.env.TMPDIR = draft;
  try {
    await chromium.executablePath();
    await inflate(
      createRequire(import.meta.url)
        .resolve('@sparticuz/chromium')
        .replace(/build.*/, 'bin/al2023.tar.br'),
    );
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

async function packagedChromium() {
  const folder = join(cache, 'chromium');
  if (!existsSync(folder)) await unpackChromium(folder);
  writeFileSync(join(folder, 'fonts.conf'), fontsIn(folder));
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
      LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
    },
  };
}

/** The machine's own Chrome, or else the one among the packages. */
export async function findBrowser() {
  const executablePath = INSTALLED.find((path) => path && existsSync(path));
  return executablePath ? { executablePath, env: process.env } : packagedChromium();
}

/** A headless browser. */
export async function launch() {
  const { chromium } = await import('playwright-core');
  return chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox', ...QUIET] });
}

/** A page in its own profile that notes every error it logs and every request that leaves `origin`. */
export async function openPage(browser, origin, options = {}) {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: origin, ...options });
  const page = await context.newPage();
  const errors = [];
  const strays = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) strays.push(url.href);
  });
  return { page, errors, strays, close: () => context.close() };
}

/** axe reads two lines of a button as one word; said line by line, with stops or without, they may be its name. */
function isSaid({ target: [selector] }) {
  const element = document.querySelector(selector);
  const squeezed = (text) => text.replace(/[\s.,:;]/g, '').toLowerCase();
  return squeezed(element.getAttribute('aria-label') ?? '').includes(squeezed(element.innerText));
}

/** The accessibility faults of the page that shut somebody out, as readable lines. */
export async function audit(page) {
  const { default: axe } = await import('axe-core');
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate('axe.run()');
  const faults = [];
  for (const { id, impact, help, nodes } of violations) {
    if (impact !== 'serious' && impact !== 'critical') continue;
    for (const node of nodes) {
      if (id === 'label-content-name-mismatch' && (await page.evaluate(isSaid, node))) continue;
      faults.push(`${id}: ${help}: ${node.html}`);
    }
  }
  return faults;
}
