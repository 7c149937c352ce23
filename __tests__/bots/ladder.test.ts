import { nieuwAmsterdamBrain } from '@/bots/nieuw-amsterdam';
import { at } from '@/core/list';
import { playSeed, summary } from '../../scripts/arena/series';

/*
 * A level that breaks shows here at once; how strong they really are, only the arena can tell (docs/bots.md).
 */
const LEVELS = nieuwAmsterdamBrain.levels.filter((level) => level !== 'random');
/** One deal, played from both seats. */
const duel = (a: string, b: string) => summary([playSeed({ players: 2, a, b }, 1)]);

test('the weakest level wins against random moves', () => {
  expect(duel(at(LEVELS, 0), 'random').share.mean).toBe(1);
});

test.each(LEVELS.slice(1).map((level, index) => [level, at(LEVELS, index)]))(
  '%s is not far behind %s',
  (level, lower) => {
    const { points } = duel(level, lower);
    expect(points.a).toBeGreaterThan(0.7 * points.b);
  },
);
