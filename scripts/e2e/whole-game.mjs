import assert from 'node:assert/strict';

import { openPage } from '../lib/browser.mjs';
import { atMoment, seedPage } from './chance.mjs';
import { game, matchAfter } from './core.mjs';
import { handsOn } from './hands.mjs';
import { decider, onTable, playOn } from './player.mjs';

/** Whole games played through the interface, from the title page to the last scoring. */

/** Sits so many people down on the setup screen and starts. */
export async function begin(hands, players, address = '') {
  const { page, common } = hands;
  const { setup, home } = common;
  await page.goto(`${address}/`);
  await hands.tap(home.newGame);
  await hands.press(
    page
      .getByRole('radiogroup', { name: setup.seats })
      .getByRole('radio', { name: `${players}`, exact: true }),
  );
  const minds = page.getByRole('radiogroup', { name: new RegExp(`^${setup.mind}`) });
  for (let seat = 0; seat < players; seat++) {
    await hands.press(minds.nth(seat).getByRole('radio', { name: setup.human, exact: true }));
  }
  await atMoment(page, () => hands.tap(setup.start));
  await page.waitForURL('**/match/*');
}

/** Every kind of move made on the screen, with how often. */
const tallyOf = (steps) => {
  const counts = {};
  for (const { move } of steps) counts[move.type] = (counts[move.type] ?? 0) + 1;
  return counts;
};

async function playToTheEnd(hands, decide) {
  let { record } = await onTable(hands.page);
  let match = matchAfter(record);
  while (game.toAct(match.state) !== null) match = await playOn(hands, match, decide);
  return match;
}

async function endsTheSame(hands, match) {
  const { record, state, summary } = await onTable(hands.page);
  assert.deepEqual(
    record.moves,
    match.steps.map(({ move }) => move),
    'the moves made are those stored',
  );
  assert.deepEqual(state, match.state, 'the stored moves lead to the end on the screen');
  assert.deepEqual(
    summary.scores,
    match.state.players.map(({ vp }) => vp),
  );
}

async function showsTheResult(hands, match) {
  const { page, common, say } = hands;
  await hands.tap(common.end.skip);
  await page.getByRole('heading', { name: common.end.heading }).first().waitFor();
  const names = match.state.result.winners.map((seat) => common.setup.playerName(seat + 1));
  const best = Math.max(...match.state.players.map(({ vp }) => vp));
  await page.getByText(say.scoring.winner(names, best)).first().waitFor();
}

export async function wholeGame({ check, browser, origin }, { players, size: [width, height], seed }) {
  const title = `${players} players at ${width}x${height}`;
  const { page, errors, strays, close } = await openPage(browser, origin, { viewport: { width, height } });
  await seedPage(page, seed);
  const hands = handsOn(page);
  let match;
  await check(`${title}: a whole game through the interface (seed ${seed})`, async () => {
    await begin(hands, players);
    match = await playToTheEnd(hands, decider(`e2e ${seed}`));
    console.log(`       ${match.steps.length} moves: ${JSON.stringify(tallyOf(match.steps))}`);
  });
  if (match !== undefined) {
    await check(`${title}: the stored game is the replay of its record`, () => endsTheSame(hands, match));
    await check(`${title}: the scoring names the winner`, () => showsTheResult(hands, match));
  }
  await check(`${title}: no errors, and nothing asked of another server`, () =>
    assert.deepEqual({ errors, strays }, { errors: [], strays: [] }),
  );
  await close();
}
