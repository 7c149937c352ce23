import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import { checkGame } from '../../support/conformance';
import { facts } from '../../support/nieuw-amsterdam/facts';

const GAMES = Number(process.env.CONFORMANCE_GAMES ?? 25); // for each number of players

describe.each([2, 3, 4, 5])('random games of %i players keep the contract', (players) => {
  test.each(Array.from({ length: GAMES }, (_, i) => `conformance ${players} ${i}`))('seed "%s"', (seed) => {
    expect(checkGame(nieuwAmsterdam, facts, players, seed)).toBeGreaterThan(50);
  });
});
