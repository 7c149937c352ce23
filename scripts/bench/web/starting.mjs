import { documentAt } from '../../e2e/situations.mjs';
import { recorded } from '../../e2e/fixtures.mjs';
import { stock } from '../../e2e/storage.mjs';
import { median, rounded, worst } from './numbers.mjs';
import { measuredPage } from './page.mjs';

const GAMES = 28;

/** Long games, the newest first in the list. */
function shelf() {
  const record = recorded('five');
  const moves = record.moves.length - 30;
  return Array.from({ length: GAMES }, (_, number) =>
    documentAt(
      { record, index: moves - number },
      { id: `kept-${number}`, savedAt: Date.UTC(2026, 0, 60 - number) },
    ),
  );
}

/** Milliseconds from the start of the navigation until something of this kind is painted. */
async function shownAfter(page, path, selector) {
  await page.addInitScript((wanted) => {
    const look = new MutationObserver(() => {
      if (document.querySelector(wanted) === null) return;
      look.disconnect();
      requestAnimationFrame(() => setTimeout(() => (globalThis.shownAt = performance.now())));
    });
    look.observe(document, { subtree: true, childList: true });
  }, selector);
  await page.goto(path);
  await page.waitForFunction(() => globalThis.shownAt !== undefined);
  return page.evaluate(() => globalThis.shownAt);
}

/** Opens the app in a fresh window, as after a night: from the browser's cache, or over the network. */
async function opened(context, path, selector, cached) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (!cached) {
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.setBypassServiceWorker', { bypass: true });
  }
  const ms = await shownAfter(page, path, selector);
  await page.close();
  return ms;
}

/** With a full shelf: until the newest game is on the title page, and until its board is on the screen. */
export async function coldStart(browser, origin, { starts }) {
  const { page, close } = await measuredPage(browser, origin);
  const documents = shelf();
  await stock(page, { documents, settings: { language: 'en' } });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker?.ready);
  await page.goto('about:blank');
  const ways = {
    card: ['/', '[role="img"][aria-label*="points"], [role="img"][aria-label*="VP"]'],
    board: [`/match/${documents[0].id}`, '[data-testid="sheet"]'],
  };
  const figures = { games: GAMES };
  for (const [name, [path, selector]] of Object.entries(ways)) {
    for (const cached of [true, false]) {
      const times = [];
      for (let start = 0; start < starts; start++) {
        times.push(await opened(page.context(), path, selector, cached));
      }
      figures[`${name}${cached ? '' : 'Fetched'}`] = {
        median: rounded(median(times)),
        worst: rounded(worst(times)),
      };
    }
  }
  await close();
  return figures;
}
