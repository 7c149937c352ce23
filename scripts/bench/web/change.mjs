import { handsOn } from '../../e2e/hands.mjs';
import { positionOf } from '../../e2e/situations.mjs';
import { median, rounded } from './numbers.mjs';
import { measuredPage, tapAt } from './page.mjs';
import { atTable } from './playing.mjs';
import { reach } from './reach.mjs';

/** What one change costs the main thread on a full board, against drawing the board anew for it. */

const ROUNDS = 5;
const GAME = 'five';

/** Late in the game, with lands to choose from. */
const isFull = (state, move) => state.round >= 5 && move?.type === 'acquireLand' && state.lands.length >= 2;

/** CPU for each of so many changes; `labels` are pressed in turn, none for what waiting alone takes. */
async function costOf({ page, cpu }, { labels = [], first = null }, updates) {
  const before = await cpu();
  for (let update = 0; update < updates; update++) {
    await page.evaluate(
      ([label, trick]) => {
        if (trick !== null) globalThis.reach[trick]();
        if (label !== undefined) globalThis.reach.press(label);
      },
      [labels[update % labels.length], first],
    );
    await page.waitForTimeout(50);
  }
  return ((await cpu()) - before) / updates;
}

/** Kinds of change beside each other in every round, so that a busy machine meets all of them alike. */
async function compared(measured, kinds, updates) {
  const costs = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
  for (let round = 0; round < ROUNDS; round++) {
    const idle = await costOf(measured, {}, updates);
    for (const [kind, change] of Object.entries(kinds)) {
      costs[kind].push((await costOf(measured, change, updates)) - idle);
    }
  }
  return Object.fromEntries(Object.entries(costs).map(([kind, all]) => [kind, rounded(median(all), 2)]));
}

/** The two lands that are picked in turn, by the names they have on the board while both can be. */
const landsOf = (page) =>
  page.$$eval('[data-testid="sheet"] [aria-label]', (spots) =>
    spots.map((spot) => spot.getAttribute('aria-label')).filter((label) => /Acquire land$/.test(label)),
  );

async function picking(measured, updates) {
  const { page } = measured;
  await tapAt(
    page,
    handsOn(page)
      .button(/^Acquire land/)
      .last(),
  );
  const labels = (await landsOf(page)).slice(0, 2);
  return compared(
    measured,
    {
      change: { labels },
      redrawn: { labels, first: 'redraw' },
      replaced: { labels, first: 'replace' },
      redrawnAlone: { first: 'redraw' },
    },
    updates,
  );
}

export async function stateChange(browser, origin, { updates }) {
  const { index, record } = positionOf({ game: GAME, when: isFull });
  const measured = await measuredPage(browser, origin);
  const { page, close } = measured;
  await page.addInitScript(reach);
  await atTable(page, { name: GAME, index });
  await page.waitForTimeout(1000);
  const pick = await picking(measured, updates);
  await close();
  return { moves: index, of: record.moves.length, kinds: { 'a land picked': pick } };
}
