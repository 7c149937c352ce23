import { core, game, matchAfter } from '../../e2e/core.mjs';
import { recorded } from '../../e2e/fixtures.mjs';
import { handsOn, perform } from '../../e2e/hands.mjs';
import { documentAt } from '../../e2e/situations.mjs';
import { stock } from '../../e2e/storage.mjs';
import { tapAt } from './page.mjs';

/** A recorded game is put on the table and played on with taps, as its players did. */

const ID = 'bench';
/** Longer than the guard against double taps. */
const GUARD = 340;
/** Until the table has answered a move that nobody decides. */
const PATIENCE = 8000;

/** Puts a game on the table after so many moves. */
export async function atTable(page, { name, index, settings = {}, seats = (all) => all }) {
  const document = documentAt({ record: recorded(name), index }, { id: ID });
  const table = { ...document.table, seats: seats(document.table.seats) };
  const wishes = { language: 'en', botSpeed: 'instant', sound: false, animation: 'off', ...settings };
  await stock(page, { documents: [{ ...document, table }], settings: wishes });
  await page.goto(`/match/${ID}`);
  await page.getByRole('main').first().waitFor();
  await page.evaluate('document.fonts.ready');
  await page.getByTestId('save-state').waitFor();
  return document;
}

/** What a tap is for, by what is tapped. */
function kindOf(name, role) {
  if (/less$/i.test(name)) return 'one less';
  if (/more$/i.test(name)) return 'one more';
  return role === 'radio'
    ? 'choose one of a few'
    : name
        .replace(/[\d].*$/, '')
        .replace(/[^a-z ]/gi, '')
        .trim();
}

async function nameOf(target) {
  return target.evaluate((element) => [
    element.getAttribute('aria-label') ?? element.textContent,
    element.getAttribute('role') ?? 'button',
  ]);
}

const isForced = ({ state }) => {
  const seat = game.toAct(state);
  return seat !== null && core.forcedMove(game.viewFor(state, null), seat, game.offers(state)) !== null;
};

async function putIncomeAway({ page, common, say }) {
  for (const name of [say.income.hurry, common.match.catchUp.dismiss]) {
    const heading = page.getByRole('heading', { name: say.income.title });
    if ((await heading.count()) > 0) await page.getByRole('button', { name, exact: true }).first().click();
  }
}

const untilSaved = (page, moves) =>
  page.waitForFunction(
    (wanted) => globalThis.bench.saved.some(({ moves: there }) => there >= wanted),
    moves,
    { timeout: PATIENCE, polling: 50 },
  );

/** Plays so many moves of the record from where it is on the table; answers which of them somebody decided. */
export async function playRecord(page, { name, from, moves, pause = GUARD, before = () => undefined }) {
  const record = recorded(name);
  const press = async (target) => {
    await target.waitFor();
    const [text, role] = await nameOf(target);
    await tapAt(page, target, kindOf(text, role));
  };
  const hands = handsOn(page, { press });
  const decided = [];
  for (let index = from; index < from + moves; index++) {
    if (!isForced(matchAfter(record, index))) {
      await page.waitForTimeout(pause);
      await putIncomeAway(hands);
      await before(index);
      await perform(hands, record.moves[index]);
      decided.push(index + 1);
    }
    await untilSaved(page, index + 1);
  }
  return decided;
}
