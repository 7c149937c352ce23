import assert from 'node:assert/strict';

import { core, game, sensibleMove } from './core.mjs';
import { wait } from './chance.mjs';
import { perform } from './hands.mjs';
import { stored } from './storage.mjs';

/** Longer than the guard against double taps, than the pause before a forced move, and than the beats of income. */
const LONG = 1500;

/** Mostly a sensible player, now and then anything legal, so that every kind of move comes up. */
export function decider(seed, wild = 0.2) {
  const { below } = core.openRng(core.rngFromSeed(seed));
  return ({ state }) =>
    below(100) < 100 * wild
      ? core.randomMove(game, state, below)
      : sensibleMove(state, `${seed} ${below(1e9)}`);
}

/** The game the app has on its table, as far as it is stored. */
export async function onTable(page) {
  const [newest] = await stored(page);
  assert.ok(newest?.record, `the app stores the game: ${JSON.stringify(newest)}`);
  return newest;
}

/** Waits until the app has stored so many moves. */
async function untilStored(page, moves) {
  for (let tries = 0; ; tries++) {
    const there = await page.evaluate(() => globalThis.patroonStorage.moves());
    if (there === moves) return;
    assert.ok(tries < 200 && there < moves, `${moves} moves are made, ${there} are stored`);
    await page.waitForTimeout(10);
  }
}

const forced = ({ state }) => {
  const seat = game.toAct(state);
  return seat === null ? null : core.forcedMove(game.viewFor(state, null), seat, game.offers(state));
};

function after(match, move) {
  const played = core.submit(match, move);
  assert.ok(played.ok, `the rules allow ${JSON.stringify(move)}`);
  return played.match;
}

/** Income is told before anything else is decided: on a phone in place of the panel. */
async function putIncomeAway({ page, common, say, press }) {
  if ((await page.getByRole('heading', { name: say.income.title }).count()) === 0) return;
  const { dismiss } = common.match.catchUp;
  for (const name of [say.income.hurry, dismiss]) {
    const button = page.getByRole('button', { name, exact: true }).first();
    if ((await button.count()) > 0) await press(button);
  }
}

/** Makes one move on the screen; moves nobody decides are left to the app. Answers the match as it should be. */
export async function playOn(hands, match, decide) {
  const { page } = hands;
  const move = decide(match);
  await putIncomeAway(hands);
  await perform(hands, move).catch((error) => {
    throw new Error(`move ${match.steps.length}, ${JSON.stringify(move)}: ${error.message}`);
  });
  let now = after(match, move);
  await untilStored(page, now.steps.length);
  for (let own = forced(now); own !== null; own = forced(now)) {
    await wait(page, LONG);
    now = after(now, own);
    await untilStored(page, now.steps.length);
  }
  await wait(page, LONG);
  return now;
}
