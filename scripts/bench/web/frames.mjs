import { rounded, worst } from './numbers.mjs';
import { measuredPage } from './page.mjs';
import { atTable, playRecord } from './playing.mjs';

/** How long pieces are on their way after a move. */
const FLIGHT = 1500;
const GAME = 'five';
const FROM = 34;

const longestBetween = (gaps, from, to) =>
  worst([0, ...gaps.filter(({ at }) => at > from && at <= to).map(({ ms }) => ms)]);

/** The longest time without a new picture while pieces move, against the same table at rest. */
export async function frameGaps(browser, origin, { moves, throttle = 1 }) {
  const { page, slow, close } = await measuredPage(browser, origin, { throttle, moving: true });
  await atTable(page, { name: GAME, index: FROM, settings: { animation: 'full' } });
  await slow();
  const now = () => page.evaluate(() => performance.now());
  const rests = [];
  const rest = async () => {
    await page.waitForTimeout(FLIGHT);
    const from = await now();
    await page.waitForTimeout(FLIGHT);
    rests.push([from, await now()]);
  };
  await rest();
  await playRecord(page, {
    name: GAME,
    from: FROM,
    moves,
    before: async (index) => {
      if (index % 4 === 0) await rest();
    },
    pause: FLIGHT,
  });
  await page.waitForTimeout(FLIGHT);
  const { saved, gaps } = await page.evaluate(() => globalThis.bench);
  await close();
  const idle = rests.map(([from, to]) => longestBetween(gaps, from, to));
  const moving = saved.map(({ at }) => longestBetween(gaps, at - 60, at + FLIGHT));
  return {
    throttle,
    flights: moving.length,
    idle: rounded(worst(idle)),
    moving: rounded(worst(moving)),
    above: rounded(worst(moving) - worst(idle)),
  };
}
