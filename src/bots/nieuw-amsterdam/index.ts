import type { Answer, Brain, Thinking } from '@/bots/bot';
import { randomBot, requestOf, diceOf } from '@/bots/quick';
import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import { advised } from './hints/advice';
import { answered } from './player';
import { type Skill, SKILLS } from './think/levels';

const skills = new Map<string, Skill>(Object.entries(SKILLS));

export const nieuwAmsterdamBrain: Brain<Kind> = {
  levels: ['random', ...skills.keys()],
  *think(question): Thinking<Answer<Kind>> {
    const skill = skills.get(question.level);
    if (skill !== undefined) return yield* answered(question, skill);
    yield;
    // A level of another version of the app plays at random, as `random` does.
    const move = randomBot.choose(requestOf(nieuwAmsterdam, question), diceOf(question.seed)) as Move;
    return { move, limited: false };
  },
  advise: advised,
};
