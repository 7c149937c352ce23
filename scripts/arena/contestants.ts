import type { Brain, Mind, Question, Temperament } from '@/bots/bot';
import { TEMPERAMENTS } from '@/bots/bot';
import { nieuwAmsterdamBrain } from '@/bots/nieuw-amsterdam';
import { answered } from '@/bots/nieuw-amsterdam/player';
import { SKILLS } from '@/bots/nieuw-amsterdam/think/levels';
import { at } from '@/core/list';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { Contestant } from './contest';
import { flatThink } from './flat';
import { yardstickThink } from './yardstick';

/** One who plays, whatever the temperament. */
export interface Player {
  readonly name: string;
  /** null: the seat decides. */
  readonly temperament: Temperament | null;
  readonly level: string;
  readonly think: Contestant<Kind>['think'];
}

/** Simulated moves a decision, so that it thinks as long as expert. */
const FLAT_MOVES = 30_000;
const { slip, budget } = SKILLS.expert;

/** Those that only research knows, beside the levels of the game. */
const RESEARCH: ReadonlyMap<string, Contestant<Kind>['think']> = new Map([
  ['yardstick', yardstickThink],
  ['flat', flatThink(FLAT_MOVES)],
  ['expert x4', (question: Question<Kind>) => answered(question, { slip, budget: 4 * budget })],
]);

const thinkers = (brain: Brain<Kind>): ReadonlyMap<string, Contestant<Kind>['think']> =>
  new Map([
    ...brain.levels.map((level) => [level, (question: Question<Kind>) => brain.think(question)] as const),
    ...RESEARCH,
  ]);

const THINKERS = thinkers(nieuwAmsterdamBrain);

/** `hard`, `hard/settler`, and whoever research adds. */
export function playerOf(name: string): Player {
  const [level = '', taste] = name.trim().split('/');
  const think = THINKERS.get(level);
  if (think === undefined)
    throw new Error(`no player "${level}"; there are ${[...THINKERS.keys()].join(', ')}`);
  return { name: name.trim(), level, think, temperament: taste === undefined ? null : temperamentOf(taste) };
}

function temperamentOf(text: string): Temperament {
  const found = TEMPERAMENTS.find((one) => one === text);
  if (found === undefined) throw new Error(`no temperament "${text}"; there are ${TEMPERAMENTS.join(', ')}`);
  return found;
}

/** The player in a seat; without a taste of its own it takes its turn among all of them. */
export function seated({ level, temperament, think }: Player, turn: number): Contestant<Kind> {
  const mind: Mind = {
    level,
    temperament: temperament ?? at(TEMPERAMENTS, turn % TEMPERAMENTS.length),
  };
  return { mind, think };
}
