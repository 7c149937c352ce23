import { at } from '@/core/list';
import { percent } from './format';
import type { Pairing, Summary } from './series';

/** What is asked of a pairing. */
export interface Bar {
  readonly pairing: Pairing;
  readonly asked: string;
  readonly met: (summary: Summary) => boolean;
}

/** The least lower bound of wins that a level must have against copies of the next lower, by number of players. */
const LEAST: readonly (readonly [number, number])[] = [
  [2, 0.58],
  [4, 0.35],
];
const BETTER_PLACED = [3, 5];

const atLeast = (pairing: Pairing, least: number): Bar => ({
  pairing,
  asked: `lower bound at least ${percent(least)} %`,
  met: ({ share }) => share.low >= least,
});

const betterPlaced = (pairing: Pairing): Bar => ({
  pairing,
  asked: `mean placing better than ${(pairing.players + 1) / 2}`,
  met: ({ placing }) => placing.mean < (pairing.players + 1) / 2,
});

const wins = (pairing: Pairing, least: number): Bar => ({
  pairing,
  asked: `at least ${percent(least)} %`,
  met: ({ share }) => share.mean >= least,
});

const step = (a: string, b: string): readonly Bar[] => [
  ...LEAST.map(([players, least]) => atLeast({ players, a, b }, least)),
  ...BETTER_PLACED.map((players) => betterPlaced({ players, a, b })),
];

/** Every bar, for levels told weakest first. */
export const barsFor = (levels: readonly string[]): readonly Bar[] => [
  wins({ players: 2, a: 'easy', b: 'random' }, 0.95),
  ...levels.slice(1).flatMap((level, index) => step(level, at(levels, index))),
  atLeast({ players: 4, a: 'expert', b: 'yardstick' }, 0.75),
  wins({ players: 4, a: 'expert', b: 'flat' }, 0.85),
  atLeast({ players: 4, a: 'expert x4', b: 'expert' }, 0.25),
];
