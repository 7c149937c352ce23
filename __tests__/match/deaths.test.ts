import { dieOften } from '../support/saves/deaths';
import { killEverywhere } from '../support/saves/session';

/** `npm run soak:saves -- --crashes 1000000` goes on for longer. */
const DEATHS = 50_000;
const MINUTES = 60_000;

test(
  'killed at every step of a session, in eight ways each, nothing called saved is lost, even with a disk gone',
  async () => {
    expect(await killEverywhere(8)).toBeGreaterThan(1000);
  },
  5 * MINUTES,
);

test(
  `the app dies ${DEATHS} times on failing disks, and nothing it called saved is ever lost`,
  async () => {
    const tally = await dieOften(DEATHS, 'deaths');
    expect(tally.deaths).toBe(DEATHS);
    expect(tally.acknowledged).toBeGreaterThan(DEATHS / 2);
    expect(tally.emptied).toBeGreaterThan(DEATHS / 100);
    expect(tally.damaged).toBeGreaterThan(DEATHS / 100);
  },
  5 * MINUTES,
);
