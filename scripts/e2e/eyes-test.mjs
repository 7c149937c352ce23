import assert from 'node:assert/strict';

import { openPage } from '../lib/browser.mjs';
import { look } from './walk.mjs';

/** The eyes of the walk must see each kind of fault, and nothing wrong with a page that has none. */

const button = (style, words = 'Go') =>
  `<div role="button" tabindex="0" style="width:60px;height:60px;${style}">${words}</div>`;

const FAULTS = {
  'clipped text: cut off':
    '<div style="width:40px;overflow:hidden;white-space:nowrap"><p>Far too long</p></div>',
  'clipped text: does not fit':
    '<p style="width:40px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">Far too long</p>',
  'clipped text: sticks out': button('white-space:nowrap', '<span>Far too long for it</span>'),
  'clipped text: the page is': '<p style="width:2000px">Wide</p>',
  'small targets': button('width:40px'),
  'targets on each other': `${button('')}${button('margin-top:-30px')}`,
  'lies under': `${button('')}<div style="position:relative;top:-60px;height:60px;background:white"></div>`,
  'pale on its ground': '<p style="color:#999">Pale</p>',
};

/** The space between the words hangs out of its line. */
const HANGING = '<span style="display:block;white-space:pre-wrap">widest widest</span>';
const SOUND = `${button('')}<p>Plain</p>${button('width:min-content;height:80px;font-size:24px;margin-top:8px', HANGING)}
  <div style="height:40px;overflow:auto"><p>Scrolls</p><p style="margin-top:300px">Further down</p></div>`;

export async function testEyes({ check, browser, origin }) {
  const { page, close } = await openPage(browser, origin);
  const seenOn = async (body) => {
    await page.setContent(`<!doctype html><body style="background:white;color:black">${body}`);
    return look(page, [1280, 800]);
  };
  for (const [fault, body] of Object.entries(FAULTS)) {
    await check(`the walk sees: ${fault}`, async () => {
      const seen = await seenOn(body);
      assert.ok(
        seen.some((line) => line.includes(fault)),
        `seen instead: ${JSON.stringify(seen)}`,
      );
    });
  }
  await check('the walk sees nothing wrong where nothing is', async () => {
    assert.deepEqual(await seenOn(SOUND), []);
  });
  await close();
}
