import assert from 'node:assert/strict';

import { openPage } from '../lib/browser.mjs';
import { goTo } from './situations.mjs';

/** Who deletes everything in the middle of a game and goes back to its table is told, and finds a way home. */
export async function emptied({ check, browser, origin }) {
  const place = await openPage(browser, origin, { viewport: { width: 1280, height: 800 } });
  const { page, errors, close } = place;
  await check('everything is deleted from within a game: its table says so and leads home', async () => {
    const { tap, button, common } = await goTo(page, 'city');
    await tap(common.match.menu);
    await tap(common.settings.heading);
    await tap(common.settings.deleteAll);
    await button(common.settings.deleteAll).last().click();
    await page.getByText(common.settings.deletedAll).waitFor();
    await tap(common.button.back);
    await page.getByText(common.errors.noSuchMatch).waitFor();
    await button(common.button.home).last().click();
    await button(common.home.newGame).waitFor();
    assert.deepEqual(errors, []);
  });
  await close();
}
