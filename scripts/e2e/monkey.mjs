import assert from 'node:assert/strict';

import { openPage } from '../lib/browser.mjs';
import { seedPage } from './chance.mjs';
import { core, matchAfter, tableFor } from './core.mjs';
import { eyes } from './eyes.mjs';
import { recorded } from './fixtures.mjs';
import { handsOn } from './hands.mjs';
import { act, oneOf } from './monkey-acts.mjs';
import { stock, stored } from './storage.mjs';

/** Random taps, keys, resizes and reloads on the built app: it never breaks, never traps, never stores nonsense. */

const LOOK_EVERY = 25;
const HOME_EVERY = 200;
const REMEMBERED = 40;
const GAMES = ['two', 'four', 'five'];

/** A recorded game interrupted anywhere, with a bot or two at the table. */
function interrupted(below, number) {
  const record = recorded(oneOf(below, GAMES));
  const bare = { ...tableFor(record.seed, record.players), first: record.first };
  const seats = bare.seats.map((seat) => (below(4) === 0 ? { ...seat, kind: 'bot' } : seat));
  const match = matchAfter(record, below(record.moves.length));
  const cover = { id: `monkey-${number}`, name: 'Monkey', savedAt: number + 1, table: { ...bare, seats } };
  return core.documentOf(match, cover);
}

/** Every stored game opens, and its summary is what its moves lead to. */
async function storedIsSound(page) {
  for (const { id, problem, record, state, summary } of await stored(page)) {
    if (problem?.code === 'missing') continue; // deleted since it was listed
    assert.equal(problem, undefined, `the stored game ${id} opens: ${JSON.stringify(problem)}`);
    const match = matchAfter(record);
    assert.deepEqual(state, match.state, `the game ${id} plays out the same in the page and outside of it`);
    const { players, round, phase, current } = match.state;
    const scores = players.map(({ vp }) => vp);
    const led = { moves: record.moves.length, round, phase, toAct: current, scores };
    assert.deepEqual(summary, led, `the summary of ${id} fits its moves`);
  }
}

async function isAlive(page) {
  for (let tries = 0; ; tries++) {
    const there = await eyes(page, 'reach').catch(() => []); // a page just being loaded has no eyes
    if (there.length > 0) break;
    assert.ok(tries < 100, 'something can be tapped');
    await page.waitForTimeout(50);
  }
  const { fault } = core.words(await page.evaluate('document.documentElement.lang')).common.errors;
  assert.equal(await page.getByRole('heading', { name: fault.title }).count(), 0, 'no fault of ours');
}

/** The words that lead home, in the language the monkey has chosen; the nearest first. */
async function waysHome(page) {
  const { home, match, button, end } = core.words(
    await page.evaluate('document.documentElement.lang'),
  ).common;
  const { decline } = match.consent;
  const ways = [decline, match.leave, button.close, button.cancel, button.keep, button.back, match.menu];
  return { home: home.newGame, ways: [...ways, button.home, end.toHome] };
}

/** From wherever one is, taps lead home. */
async function findsHome({ page, button }) {
  for (let taps = 0; taps < 20; taps++) {
    const { home, ways } = await waysHome(page);
    if (await button(home).isVisible()) return;
    for (const way of ways) {
      const target = button(way).last();
      if (!(await target.isVisible())) continue;
      await target.click({ timeout: 2000 }).catch(() => undefined); // gone meanwhile: another way is tried
      break;
    }
    await page.waitForTimeout(30);
  }
  assert.fail(`no way home from ${page.url()}`);
}

async function rampage({ hands, below, errors }, actions) {
  const { page } = hands;
  const done = [];
  const watch = async (work) => {
    await work();
    assert.deepEqual(errors, [], 'no uncaught error');
  };
  for (let count = 1; count <= actions; count++) {
    try {
      await watch(async () => done.push(await act(page, below)));
      if (count % LOOK_EVERY === 0) {
        await watch(() => isAlive(page));
        await watch(() => storedIsSound(page));
      }
      if (count % HOME_EVERY === 0) await watch(() => findsHome(hands));
    } catch (error) {
      const last = done.slice(-REMEMBERED).join('\n      ');
      const seen = await page.evaluate('document.body.innerText').catch(() => '');
      const where = `${page.url()}: ${seen.slice(0, 300)}`;
      throw new Error(
        `after ${count} actions: ${error.message}\n    at ${where}\n    the last:\n      ${last}`,
      );
    }
  }
}

const movesIn = (games) => games.reduce((sum, { record }) => sum + (record?.moves.length ?? 0), 0);

/** One monkey for so many actions. */
export async function monkey({ check, browser, origin }, { actions, seed }) {
  const { below } = core.openRng(core.rngFromSeed(`monkey ${seed}`));
  const place = await openPage(browser, origin, { viewport: { width: 1280, height: 800 } });
  const { page, errors, strays, close } = place;
  await check(`a monkey of ${actions} actions (seed ${seed})`, async () => {
    await seedPage(page, seed);
    const documents = Array.from({ length: 6 }, (_, number) => interrupted(below, number));
    await stock(page, { documents, settings: { language: 'en', botSpeed: 'fast' } });
    await page.goto('/');
    await rampage({ hands: handsOn(page), below, errors }, actions);
    assert.deepEqual(strays, [], 'nothing is asked of another server');
    const games = await stored(page);
    console.log(`       ${games.length} games and ${movesIn(games)} moves stored at the end`);
  });
  await close();
}
