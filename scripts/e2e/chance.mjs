/**
 * The page's chance and clock in our hands, so that a game started on the screens can be played again: whatever
 * the app draws comes from the seed, and pauses pass as fast as we like. Nothing of it is in the app.
 */

const BEGINNING = new Date('2026-01-01T12:00:00Z');

/** Before the page loads anything. */
export async function seedPage(page, seed) {
  await page.addInitScript((start) => {
    let a = start;
    // mulberry32
    Math.random = () => {
      a = (a + 0x6d2b79f5) | 0;
      let t = Math.imul(a ^ (a >>> 15), 1 | a);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
  }, seed);
  await page.clock.install({ time: BEGINNING });
}

/** Does this at an exact moment of the page's clock, so that what hangs on the time comes out the same. */
export async function atMoment(page, work) {
  await page.clock.pauseAt(new Date(BEGINNING.getTime() + 3_600_000));
  await work();
  await page.clock.resume();
}

/** Lets time pass: pauses, guards and shows are over. */
export const wait = (page, ms) => page.clock.fastForward(ms);
