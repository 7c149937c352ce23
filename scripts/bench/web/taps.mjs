import { measuredPage } from './page.mjs';
import { atTable, playRecord } from './playing.mjs';
import { tapTimes } from './instruments.mjs';
import { median, percentile, rounded, worst } from './numbers.mjs';

/** Where the recorded game of five is begun: the first round's auction, all three steps and income follow. */
const GAME = 'five';
const FROM = 10;
const COMMONEST = 10;

/** Taps beside anything that answers: what a tap costs that does nothing. */
async function idleTaps(page, taps) {
  const { width } = page.viewportSize();
  for (let tap = 0; tap < taps; tap++) {
    await page.evaluate(() => (globalThis.bench.next = 'idle'));
    await page.mouse.click(width - 2, 2);
    await page.waitForTimeout(100);
  }
}

function byKind(times) {
  const kinds = new Map();
  for (const { kind, ms } of times) kinds.set(kind, [...(kinds.get(kind) ?? []), ms]);
  return [...kinds].map(([kind, all]) => ({
    kind,
    taps: all.length,
    median: median(all),
    p95: percentile(all, 0.95),
    worst: worst(all),
  }));
}

/** From the finger on the glass to the picture of what it did, by kind of tap, while a recorded game is played. */
export async function tapToPaint(browser, origin, { throttle, moves }) {
  const { page, slow, close } = await measuredPage(browser, origin, { throttle });
  await atTable(page, { name: GAME, index: FROM });
  await slow();
  await page.waitForTimeout(1000);
  await idleTaps(page, 20);
  await playRecord(page, { name: GAME, from: FROM, moves });
  await page.waitForTimeout(300);
  const rows = byKind(await page.evaluate(tapTimes));
  await close();
  const idle = rows.find(({ kind }) => kind === 'idle');
  const commonest = rows
    .filter(({ kind }) => kind !== null && kind !== 'idle')
    .sort((one, other) => other.taps - one.taps)
    .slice(0, COMMONEST);
  return { throttle, idle, commonest, worst: worst(commonest.map((row) => row.worst)) };
}

/** From the tap that makes a move until the screen calls it saved. */
export async function acknowledgement(browser, origin, { moves }) {
  const { page, close } = await measuredPage(browser, origin);
  await atTable(page, { name: GAME, index: FROM });
  const decided = new Set(await playRecord(page, { name: GAME, from: FROM, moves }));
  const saved = await page.evaluate(() => globalThis.bench.saved);
  await close();
  const times = saved.filter((one) => decided.has(one.moves)).map(({ ms }) => ms);
  return {
    moves: times.length,
    median: rounded(median(times), 1),
    p95: rounded(percentile(times, 0.95), 1),
    worst: rounded(worst(times), 1),
  };
}
