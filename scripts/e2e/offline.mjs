import assert from 'node:assert/strict';

import { openPage } from '../lib/browser.mjs';
import { seedPage } from './chance.mjs';
import { matchAfter } from './core.mjs';
import { publisher, SECOND } from './editions.mjs';
import { handsOn } from './hands.mjs';
import { decider, onTable, playOn } from './player.mjs';
import { begin } from './whole-game.mjs';

/** The app without a network, at the root of a server and below it, and what a newer edition does to a game. */

const VIEW = { viewport: { width: 1280, height: 800 } };

/** Once this edition is on the device as a whole. */
const untilKept = (page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

async function playSome(hands, moves) {
  let match = matchAfter((await onTable(hands.page)).record);
  const decide = decider(`offline ${match.steps.length}`, 0);
  const goal = match.steps.length + moves;
  while (match.steps.length < goal) match = await playOn(hands, match, decide);
  return match;
}

async function stands(page, match) {
  assert.deepEqual((await onTable(page)).state, match.state, 'the game stands where it was left');
}

/** A browser at this address, its clock in our hands, that has a game open. */
async function atTable(browser, url, seed) {
  const opened = await openPage(browser, new URL(url).origin, VIEW);
  await seedPage(opened.page, seed);
  const hands = handsOn(opened.page);
  await begin(hands, 2, url);
  await untilKept(opened.page);
  return { ...opened, hands, context: opened.page.context() };
}

async function worksOffline({ check, browser }, base) {
  const place = base === '' ? 'offline' : `offline below ${base}`;
  const { publish, stop, clear } = await publisher(base);
  const url = await publish('first');
  const { page, errors, strays, hands, context, close } = await atTable(browser, url, 11);
  let match = await playSome(hands, 3);
  await stop();
  await context.setOffline(true);
  await check(`${place}: the open game comes back after a reload, and a move is saved`, async () => {
    await page.reload();
    await stands(page, match);
    match = await playSome(hands, 2);
    await stands(page, match);
  });
  await check(`${place}: a new window opens at home and leads into the game`, async () => {
    const other = await context.newPage();
    await other.goto(`${url}/`);
    await handsOn(other).tap(new RegExp(`^${hands.common.home.continueGame}`));
    await other.waitForURL('**/match/*');
    await stands(other, match);
    await other.close();
  });
  await check(`${place}: every address of the app answers`, async () => {
    const rules = await context.newPage();
    await rules.goto(`${url}/rules/nieuw-amsterdam`);
    await rules.getByRole('heading').first().waitFor();
    await rules.close();
  });
  await check(`${place}: no errors, no broken policy, and nothing asked of another server`, () =>
    assert.deepEqual({ errors, strays }, { errors: [], strays: [] }),
  );
  await close();
  await clear();
}

const lookForUpdate = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    while (registration.waiting === null) await new Promise((done) => setTimeout(done, 20));
  });

async function goesOverToNext({ check, browser }) {
  const { publish, clear } = await publisher();
  const url = await publish('first');
  const { page, hands, context, close } = await atTable(browser, url, 12);
  const { edition } = hands.common;
  let match = await playSome(hands, 2);
  await publish('second');
  await check('new edition: says nothing and changes nothing while a game is open', async () => {
    await lookForUpdate(page);
    match = await playSome(hands, 2);
    assert.equal(await page.getByText(edition.ready).filter({ visible: true }).count(), 0);
    assert.notEqual(await page.title(), SECOND);
    await stands(page, match);
  });
  await check('new edition: waits for the other windows', async () => {
    const home = await context.newPage();
    await home.goto(`${url}/`);
    await handsOn(home).tap(edition.start);
    await home.getByText(edition.held).waitFor();
    assert.notEqual(await page.title(), SECOND);
    await home.close();
  });
  await check('new edition: starts from home when asked, with every game', async () => {
    await page.goto(`${url}/`);
    const loaded = page.waitForEvent('load');
    await hands.tap(edition.start);
    await loaded;
    await page.waitForFunction((title) => document.title === title, SECOND);
    await stands(page, match);
    assert.equal((await page.evaluate(() => caches.keys())).length, 1, 'the old edition is gone');
  });
  await publish('killSwitch');
  await check('kill switch: takes the app off the device and leaves the games', async () => {
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
    await page.waitForFunction(async () => (await caches.keys()).length === 0);
    await page.goto(`${url}/`);
    await stands(page, match);
  });
  await close();
  await clear();
}

async function isInstallable({ check, browser, origin }) {
  const { page, close } = await openPage(browser, origin, VIEW);
  await page.goto('/');
  await untilKept(page);
  const session = await page.context().newCDPSession(page);
  await check('installing: the browser finds nothing missing', async () => {
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A private window, as checks use, can install nothing.
    const missing = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
    assert.deepEqual(missing, []);
    const { errors } = await session.send('Page.getAppManifest');
    assert.deepEqual(errors, []);
  });
  await check('policy: sent with the page, and without a way round it', async () => {
    const policy = (await page.request.get('/')).headers()['content-security-policy'];
    assert.match(policy, /default-src 'none'; script-src 'self';/);
    assert.doesNotMatch(policy, /unsafe|\*|https?:/);
  });
  await close();
}

export async function offline(place) {
  await isInstallable(place);
  await worksOffline(place, '');
  await worksOffline(place, '/games/patroon');
  await goesOverToNext(place);
}
