import type { Advice, Brain, Thinking } from '@/bots/bot';
import { type QuickBot, quickBrain, randomBot, requestOf } from '@/bots/quick';
import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import type { Kind } from '@/games/nieuw-amsterdam/kind';
import { advice } from './advice';
import { easyBot } from './easy';

const LEVELS = new Map([
  ['random', randomBot as QuickBot<Kind>], // it plays every game
  ['easy', easyBot],
]);

export const nieuwAmsterdamBrain: Brain<Kind> = {
  ...quickBrain(nieuwAmsterdam, LEVELS),
  *advise(question): Thinking<Advice<Kind>> {
    yield;
    return advice(requestOf(nieuwAmsterdam, question));
  },
};
