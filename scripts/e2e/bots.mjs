import assert from 'node:assert/strict';

import { openPage } from '../lib/browser.mjs';
import { handsOn } from './hands.mjs';
import { onTable } from './player.mjs';
import { stock } from './storage.mjs';

/** Bots as people meet them: alone against some, watching some, letting one play, asking one. */

const LONGEST_ADVICE_MS = 2000;

const movesOf = async (page) => (await onTable(page)).record.moves.length;

async function untilMoves(page, least) {
  for (let tries = 0; (await movesOf(page)) < least; tries++) {
    assert.ok(tries < 100, `at least ${least} moves are made`);
    await page.waitForTimeout(50);
  }
}

/** From home to a game against bots: what is tapped. */
async function newGame({ page, common, tap }) {
  await page.goto('/');
  await tap(common.home.newGame);
  await tap(common.setup.start);
  await page.waitForURL('**/match/*');
}

async function allBots({ page, common, press }) {
  const minds = page.getByRole('radiogroup', { name: new RegExp(`^${common.setup.mind}`) });
  await minds.first().waitFor();
  for (let seat = 0; seat < (await minds.count()); seat++) {
    await press(minds.nth(seat).getByRole('radio', { name: common.setup.bot, exact: true }));
  }
}

async function demo(hands) {
  const { page, common, tap } = hands;
  const { bots } = common.match;
  await page.goto('/');
  await tap(common.home.newGame);
  await allBots(hands);
  await tap(common.setup.start);
  await page.waitForURL('**/match/*');
  await untilMoves(page, 4);
  await tap(bots.pause);
  await page.waitForTimeout(600);
  const there = await movesOf(page);
  await page.waitForTimeout(600);
  assert.equal(await movesOf(page), there, 'no bot moves while they are at a pause');
  await tap(new RegExp(`^${bots.nextMove}`));
  await untilMoves(page, there + 1);
  await page.waitForTimeout(400);
  assert.equal(await movesOf(page), there + 1, 'a tap makes one move');
  await tap(bots.goOn);
  await untilMoves(page, there + 3);
}

/** The one in front sits at the screen first. */
async function takeOver({ page, common, tap, press }, kind) {
  const { match, setup, button } = common;
  await tap(match.menu);
  await tap(match.bots.seats);
  const dialog = page.getByRole('dialog', { name: match.bots.seats });
  const seats = dialog.getByRole('radiogroup', { name: /played by/ });
  await press(seats.first().getByRole('radio', { name: setup[kind], exact: true }));
  await press(dialog.getByRole('button', { name: match.bots.apply, exact: true }));
  await dialog.waitFor({ state: 'detached' });
  return button;
}

async function seatChanges(hands) {
  const { page, common, tap } = hands;
  const { bots } = common.match;
  await newGame(hands);
  await hands.button(bots.pause).or(page.getByRole('radio').first()).first().waitFor();
  const before = await movesOf(page);
  await takeOver(hands, 'bot');
  await untilMoves(page, before + 4);
  await tap(bots.pause);
  await takeOver(hands, 'human');
  await page.waitForTimeout(300);
  await page.reload();
  await page.getByRole('main').first().waitFor();
  const { marks, table } = await onTable(page);
  assert.deepEqual(
    marks.map(({ kind, by }) => [kind, by]),
    [
      ['tookOver', 0],
      ['gaveBack', 0],
    ],
  );
  assert.equal(table.seats[0].kind, 'human');
  await tap(common.match.log.title);
  await hands.choose(common.match.log.allRounds);
  await page.getByText(common.match.marks.tookOver(table.seats[0].name)).waitFor();
}

/** A hint is shown in the form and on the board, and is not a move until somebody makes it. */
async function advice(hands) {
  const { page, common, tap, press } = hands;
  const { hints, undo } = common.match;
  await newGame(hands);
  await hands.button(hints.ask).waitFor();
  const before = await movesOf(page);
  const asked = Date.now();
  await tap(hints.ask);
  const list = page.getByRole('radiogroup', { name: hints.ask });
  await press(list.getByRole('radio').first());
  const took = Date.now() - asked;
  assert.ok(took < LONGEST_ADVICE_MS, `advice is there and shown after ${took} ms`);
  assert.equal(await movesOf(page), before, 'nothing is played');
  await press(page.getByRole('button', { name: /^Open at/ }));
  await untilMoves(page, before + 1);
  assert.ok((await hands.button(undo.step).count()) > 0);
}

const ADDRESS_OF_THREAD = '**/bot-worker-*';

async function threads(hands) {
  const { page, common } = hands;
  const worker = page.waitForEvent('worker');
  await newGame(hands);
  await takeOver(hands, 'bot');
  assert.match((await worker).url(), /bot-worker-/);
  await untilMoves(page, 3);
  assert.equal(await page.getByText(common.match.bots.slow).count(), 0);
}

async function noThreads(hands) {
  const { page, common } = hands;
  await page.route(ADDRESS_OF_THREAD, (route) => route.abort());
  await newGame(hands);
  await takeOver(hands, 'bot');
  await page.getByText(common.match.bots.slow).waitFor();
  await untilMoves(page, 3);
}

export async function bots({ check, browser, origin }) {
  const inPage = (name, work, { faulty = false } = {}) =>
    check(`bots: ${name}`, async () => {
      const { page, errors, close } = await openPage(browser, origin, {
        viewport: { width: 1280, height: 800 },
        serviceWorkers: 'block',
      });
      try {
        await stock(page, { settings: { language: 'en', botSpeed: 'fast' } });
        await work(handsOn(page));
        if (!faulty) assert.deepEqual(errors, []);
      } finally {
        await close();
      }
    });
  await inPage('some of them alone can be watched, paused and stepped', demo);
  await inPage('one takes over a seat and gives it back; the log and the disk know', seatChanges);
  await inPage('one asked for advice shows it and plays nothing', advice);
  await inPage('they think in a thread of their own', threads);
  await inPage('without one they still play, and it is said', noThreads, { faulty: true });
}
