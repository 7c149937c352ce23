import { openPage } from '../../lib/browser.mjs';
import { instruments } from './instruments.mjs';

/** A page of the app that is measured: CPU time of its main thread, slowed down if asked. */
export async function measuredPage(
  browser,
  origin,
  { throttle = 1, size = [1280, 800], moving = false } = {},
) {
  const [width, height] = size;
  const options = { viewport: { width, height }, ...(moving && { reducedMotion: 'no-preference' }) };
  const { page, close } = await openPage(browser, origin, options);
  await page.addInitScript(instruments);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpu = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const slow = (rate = throttle) => session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, session, cpu, slow, close };
}

/** A tap like a finger's: nothing but the events themselves happens in the page meanwhile. */
export async function tapAt(page, target, kind = null) {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  if (kind !== null) await page.evaluate((next) => (globalThis.bench.next = next), kind);
  await page.mouse.click(x + width / 2, y + height / 2);
}
