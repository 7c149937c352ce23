import type { Kind } from '@/core/game';
import { type Bot, randomBot } from './bot';
import { easyBot } from './nieuw-amsterdam';

type Levels = ReadonlyMap<string, Bot<Kind>>;

/** The bots of every game, by level, weakest first. */
const BOTS: ReadonlyMap<string, Levels> = new Map([
  [
    'nieuw-amsterdam',
    new Map([
      ['random', randomBot],
      ['easy', easyBot],
    ]),
  ],
]);

/** Random play works for every game the day its rules do. */
const ANYWHERE: Levels = new Map([['random', randomBot]]);

const levelsFor = (game: string): Levels => BOTS.get(game) ?? ANYWHERE;

export const levelsOf = (game: string): readonly string[] => [...levelsFor(game).keys()];

export const botFor = (game: string, level: string): Bot<Kind> | null => levelsFor(game).get(level) ?? null;
