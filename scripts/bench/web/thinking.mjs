import { handsOn } from '../../e2e/hands.mjs';
import { tapTimes, thoughtInstrument } from './instruments.mjs';
import { median, percentile, worst } from './numbers.mjs';
import { measuredPage, tapAt } from './page.mjs';
import { atTable } from './playing.mjs';

/** How a table answers while a bot thinks, against the same taps at a table whose bots need no time to think. */

const GAME = 'five';
const FROM = 60;
const BETWEEN = 4;
const TAPS = 10;
/** Decides at once. */
const CONTROL = 'random';

const bots = (level) => (seats) => seats.map((seat) => ({ ...seat, kind: 'bot', level }));

/** Quick taps on one place, without looking for it each time; the tap that makes the bot move counts among them. */
async function tapAbout(page, [x, y]) {
  for (let tap = 0; tap < TAPS; tap++) {
    await page.mouse.click(x, y);
    await page.waitForTimeout(BETWEEN);
  }
}

async function middleOf(target) {
  const { x, y, width, height } = await target.boundingBox();
  return [x + width / 2, y + height / 2];
}

/** Whether a tap, until its result was painted, overlapped a thought. */
const isDuring =
  (thoughts) =>
  ({ at, ms }) =>
    thoughts.some(({ from, to }) => at + ms >= from && at <= to);

const told = (times) =>
  times.length === 0
    ? { taps: 0 }
    : { taps: times.length, median: median(times), p75: percentile(times, 0.75), worst: worst(times) };

/** Bots of this level play a step at a time; a player looks about on the board from the moment a bot moves. */
async function lookedAbout(browser, origin, { level, throttle, steps }) {
  const { page, slow, close } = await measuredPage(browser, origin, { throttle });
  await page.addInitScript(thoughtInstrument);
  await atTable(page, {
    name: GAME,
    index: FROM,
    seats: bots(level),
    settings: { botSpeed: 'step' },
  });
  await slow();
  const hands = handsOn(page);
  const { match } = hands.common;
  const closer = await middleOf(hands.button(match.zoom.in));
  const next = hands.button(new RegExp(`^${match.bots.nextMove}`));
  for (let step = 0; step < steps; step++) {
    await tapAt(page, next, 'look about');
    await tapAbout(page, closer);
    await page.waitForFunction(() => globalThis.thoughts.every(({ to }) => to !== null));
    await page.waitForTimeout(300);
  }
  const taps = (await page.evaluate(tapTimes)).filter(({ kind }) => kind === 'look about');
  const thoughts = await page.evaluate(() => globalThis.thoughts);
  await close();
  return { taps, thoughts };
}

/** The same taps at two tables: one where `level` thinks, and one where no bot needs to. */
export async function whileThinking(browser, origin, { level, throttle, steps }) {
  const { taps, thoughts } = await lookedAbout(browser, origin, { level, throttle, steps });
  const control = await lookedAbout(browser, origin, { level: CONTROL, throttle, steps });
  const thinking = taps.filter(isDuring(thoughts)).map(({ ms }) => ms);
  const idle = control.taps.map(({ ms }) => ms);
  const lengths = thoughts.map(({ from, to }) => to - from);
  return {
    throttle,
    level,
    ownThread: thoughts.length > 0,
    thoughts: lengths.length,
    longestThought: Math.round(worst([0, ...lengths])),
    medianThought: Math.round(median([0, ...lengths])),
    thinking: told(thinking),
    idle: told(idle),
    ratio: thinking.length > 0 && idle.length > 0 ? worst(thinking) / worst(idle) : null,
  };
}
