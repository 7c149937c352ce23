import { checkSim } from '../support/nieuw-amsterdam/differential';

const GAMES = 12;

jest.setTimeout(60_000); // whole games; the machine may be busy

test.each([2, 3, 4, 5])('the simulator and the rules agree after every move of games for %i', (players) => {
  for (let game = 0; game < GAMES / 4; game++) expect(checkSim(players, `sim ${game}`)).toBeGreaterThan(100);
});
