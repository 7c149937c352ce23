import { type Advice, questionOf, thought } from '@/bots/bot';
import { nieuwAmsterdamBrain as brain } from '@/bots/nieuw-amsterdam';
import { TERMS } from '@/bots/nieuw-amsterdam/terms';
import { openRng, rngFromSeed } from '@/core/rng';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { State } from '@/games/nieuw-amsterdam/types';
import { facts } from '../support/nieuw-amsterdam/facts';

const MIND = { level: 'easy', temperament: 'settler' } as const;
const adviceAt = (state: State): Advice<Kind> | null =>
  thought(brain.advise(questionOf(game, state, MIND, 'hint')));

/** Every situation of a game of easy bots. */
function* situations(players: number): Generator<State> {
  let state = game.setup({ players, seed: `advice ${players}`, first: null });
  for (let moves = 0; state.current !== null; moves++) {
    yield state;
    const { move } = thought(brain.think(questionOf(game, state, MIND, `${moves}`)));
    const played = game.play(state, move);
    if (!played.ok) throw new Error(`refused: ${JSON.stringify(move)}`);
    state = played.state;
  }
}

describe.each([2, 4])('advice in every situation of a game for %i', (players) => {
  // Every fifteenth: each is searched.
  const all = [...situations(players)].filter((_, index) => index % 15 === 0);

  test('one to three legal moves, the best first, each for a reason that has words', () => {
    for (const state of all) {
      const { best } = adviceAt(state) ?? { best: [] };
      expect(best.length).toBeGreaterThan(0);
      expect(best.length).toBeLessThanOrEqual(3);
      expect(best.map(({ gain }) => gain)).toEqual(best.map(({ gain }) => gain).sort((a, b) => b - a));
      for (const { move, reasons } of best) {
        expect(game.play(state, move).ok).toBe(true);
        for (const { term } of reasons) expect(TERMS).toContain(term);
      }
    }
  });

  test('a worth range for every free column, exactly while columns are chosen and bid for', () => {
    for (const state of all) {
      const columns = adviceAt(state)?.columns ?? null;
      const about = ['choose', 'bid', 'takeColumn'].includes(state.phase);
      const free = state.moneyBox.flatMap(({ takenBy }, column) => (takenBy === null ? [column] : []));
      expect(columns === null ? null : columns.map(({ column }) => column)).toEqual(about ? free : null);
      for (const { low, high } of columns ?? []) {
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeGreaterThanOrEqual(low);
      }
    }
  });

  test('asked twice it is the same, and nothing hidden changes it', () => {
    const { below } = openRng(rngFromSeed('scrambling'));
    for (const state of all.filter((_, index) => index % 3 === 0)) {
      expect(adviceAt(facts.scrambled(state, below))).toEqual(adviceAt(state));
    }
  });
});
