import assert from 'node:assert/strict';

import { audit, openPage } from '../lib/browser.mjs';
import { eyes } from './eyes.mjs';
import { goTo, SITUATIONS } from './situations.mjs';

/** Every screen and situation, at every size, in both languages, with plain and large letters, by day and night. */

const SIZES = [
  [1920, 1080],
  [1280, 800],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [844, 390],
  [600, 600],
];
const LEAST_TARGET = 48;
/** In a narrower or lower window the sheet is magnified, or the list beside it used, before one aims at a place. */
const SHEET_FITS = ([width, height]) => width >= 1280 && height >= 800;

const ROUNDS = [
  { language: 'en', textScale: 100, audited: true },
  { language: 'de', textScale: 100 },
  { language: 'en', textScale: 150 },
  { language: 'de', textScale: 150, night: 'on' },
];

/** Until a layout has settled; a busy machine takes longer, so what is found is looked at a second time. */
const SETTLED = [60, 500];

export async function look(page, [width, height], textScale = 100) {
  await page.setViewportSize({ width, height });
  const sheet = SHEET_FITS([width, height]) && textScale === 100;
  let seen = {};
  for (const pause of SETTLED) {
    await page.waitForTimeout(pause);
    seen = await eyes(page, 'look', { least: LEAST_TARGET, sheet });
    if (Object.values(seen).every((faults) => faults.length === 0)) break;
  }
  return Object.entries(seen).flatMap(([kind, faults]) =>
    faults.map((fault) => `${width}x${height}: ${kind}: ${fault}`),
  );
}

async function visit({ browser, origin }, name, { language, textScale, night = 'off', audited = false }) {
  const { page, errors, strays, close } = await openPage(browser, origin, {
    viewport: { width: 1280, height: 800 },
  });
  try {
    await goTo(page, name, { language, settings: { textScale, night } });
    const faults = [];
    for (const size of SIZES) {
      faults.push(...(await look(page, size, textScale)));
      if (audited && (size[0] === 1280 || size[0] === 390)) {
        faults.push(...(await audit(page)).map((fault) => `${size.join('x')}: axe: ${fault}`));
      }
    }
    return [...faults, ...errors, ...strays];
  } finally {
    await close();
  }
}

/** Two at a time: a page waits as much as it works. */
const LANES = 2;

/** The longest words in the largest letters at night, and the plain case with the audit: the others lie between. */
export const OUTERMOST = [ROUNDS[0], ROUNDS[3]];

export async function walk({ check, ...place }, rounds = ROUNDS, names = Object.keys(SITUATIONS)) {
  const visits = rounds.flatMap((round) => names.map((name) => ({ name, round })));
  const lane = async () => {
    for (let next = visits.shift(); next !== undefined; next = visits.shift()) {
      const { name, round } = next;
      const title = `${name} (${round.language}, letters at ${round.textScale} %)`;
      await check(`${title}: nothing clipped, tiny, pale or shut off`, async () => {
        const faults = await visit(place, name, round);
        assert.equal(faults.length, 0, `${faults.length} faults\n    ${faults.join('\n    ')}\n`);
      });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
