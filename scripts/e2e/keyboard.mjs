import assert from 'node:assert/strict';

import { openPage } from '../lib/browser.mjs';
import { seedPage } from './chance.mjs';
import { matchAfter } from './core.mjs';
import { handsOn } from './hands.mjs';
import { decider, onTable, playOn } from './player.mjs';
import { begin } from './whole-game.mjs';

/** One whole round without ever touching the screen. */

const MOST_TABS = 150;

const isFocused = (element) => element === document.activeElement;

/** Whoever works with keys must see where they are. */
const isMarked = (element) => {
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
};

/** Goes there with the tabulator and presses Enter. */
async function pressByKeys(target) {
  const page = target.page();
  await target.waitFor();
  for (let tabs = 0; !(await target.evaluate(isFocused)); tabs++) {
    assert.ok(tabs < MOST_TABS, `${target} is reached with the tabulator`);
    await page.keyboard.press('Tab');
  }
  assert.ok(await target.evaluate(isMarked), `${target} shows that it has the focus`);
  await page.keyboard.press('Enter');
}

async function playRound(hands) {
  const { record } = await onTable(hands.page);
  const decide = decider('keyboard', 0.3);
  let match = matchAfter(record);
  while (match.state.round === 1) match = await playOn(hands, match, decide);
  assert.deepEqual((await onTable(hands.page)).state, match.state, 'what is stored is what was played');
}

/** A sheet opens by key, keeps the focus inside, and closes with Escape. */
async function openAndCloseLog({ page, common, tap }) {
  await tap(common.match.log.title);
  const dialog = page.getByRole('dialog', { name: common.match.log.title });
  await dialog.waitFor();
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press('Tab');
    assert.ok(await dialog.evaluate((sheet) => sheet.contains(document.activeElement)), 'the focus stays');
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}

export async function keyboardOnly({ check, browser, origin }) {
  const { page, errors, strays, close } = await openPage(browser, origin, {
    viewport: { width: 1280, height: 800 },
  });
  await seedPage(page, 3);
  const hands = handsOn(page, { press: pressByKeys });
  await check('keyboard: from the title page to the table', () => begin(hands, 2));
  await check('keyboard: a whole round', () => playRound(hands));
  await check('keyboard: the log opens, holds the focus and closes', () => openAndCloseLog(hands));
  await check('keyboard: no errors, and nothing asked of another server', () =>
    assert.deepEqual({ errors, strays }, { errors: [], strays: [] }),
  );
  await close();
}
