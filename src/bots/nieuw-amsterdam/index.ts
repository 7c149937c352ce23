import type { Advice, Answer, Brain, Thinking } from '@/bots/bot';
import { randomBot, requestOf, diceOf } from '@/bots/quick';
import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import type { Move } from '@/games/nieuw-amsterdam/moves';
import { advised } from './hints/advice';
import { answered } from './player';
import { fits } from './sim/load';
import { LEVELS, type Skill, SKILLS } from './think/levels';

const skills = new Map<string, Skill>(Object.entries(SKILLS));

export const nieuwAmsterdamBrain: Brain<Kind> = {
  levels: LEVELS,
  *think(question): Thinking<Answer<Kind>> {
    const skill = skills.get(question.level);
    if (skill !== undefined && fits(question.view.players)) return yield* answered(question, skill);
    yield;
    // As `random` does; so does a level of another version of the app.
    const move = randomBot.choose(requestOf(nieuwAmsterdam, question), diceOf(question.seed)) as Move;
    return { move, limited: false };
  },
  *advise(question): Thinking<Advice<Kind> | null> {
    return fits(question.view.players) ? yield* advised(question) : null;
  },
};
