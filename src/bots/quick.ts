import type { Game, Kind, Seat } from '@/core/game';
import { at } from '@/core/list';
import { type Dice, openRng, rngFromSeed } from '@/core/rng';
import type { Advice, Answer, Brain, Question, Thinking } from './bot';

/** A question with what can be asked of the rules, in a world that fits what is seen. */
export interface Request<K extends Kind> {
  readonly seat: Seat;
  readonly view: K['View'];
  readonly offers: readonly K['Offer'][];
  /** A random legal move of this offer. */
  sample(offer: K['Offer'], below: Dice): K['Move'];
  /** What a move would change, or null if it is refused. */
  preview(move: K['Move']): K['Preview'] | null;
}

/** A bot that decides at a glance. */
export interface QuickBot<K extends Kind> {
  choose(request: Request<K>, below: Dice): K['Move'];
}

export const diceOf = (seed: string): Dice => openRng(rngFromSeed(seed)).below;

export function requestOf<K extends Kind>(
  game: Game<K>,
  { seat, view, offers, seed }: Question<K>,
): Request<K> {
  const state = game.imagine(view, diceOf(`world ${seed}`));
  return {
    seat,
    view,
    offers,
    sample: (offer, below) => game.sample(state, offer, below),
    preview: (move) => {
      const previewed = game.preview(state, move);
      return previewed.ok ? previewed.preview : null;
    },
  };
}

/** Every kind of legal move is equally likely. */
export const randomBot: QuickBot<Kind> = {
  choose: (request, below) => request.sample(at(request.offers, below(request.offers.length)), below),
};

/** The brain of bots that decide at a glance, by level. A level it does not know plays as the weakest. */
export function quickBrain<K extends Kind>(game: Game<K>, bots: ReadonlyMap<string, QuickBot<K>>): Brain<K> {
  return {
    levels: [...bots.keys()],
    *think(question): Thinking<Answer<K>> {
      yield;
      const bot = bots.get(question.level) ?? (randomBot as QuickBot<K>); // it plays every game
      return { move: bot.choose(requestOf(game, question), diceOf(question.seed)), limited: false };
    },
    *advise(): Thinking<Advice<K> | null> {
      yield;
      return null;
    },
  };
}
