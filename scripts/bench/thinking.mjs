import { questionOf } from '@/bots/bot';
import { nieuwAmsterdamBrain } from '@/bots/nieuw-amsterdam';
import { thoughtsSoFar } from '@/bots/nieuw-amsterdam/think/greedy';

import { game, stateAfter, tableOf } from './playouts.mjs';

/** Every so many decisions is one of the level that is measured; the quick one plays on between. */
const EVERY = 5;
const QUICK = 'hard';

/** One decision: how many moves were tried in thought, and the most of them between two pauses. */
function decide(state, level, seed) {
  const question = questionOf(game, state, { level, temperament: 'settler' }, seed);
  const thinking = nieuwAmsterdamBrain.think(question);
  const began = thoughtsSoFar();
  let paused = began;
  let longest = 0;
  for (;;) {
    const step = thinking.next();
    longest = Math.max(longest, thoughtsSoFar() - paused);
    paused = thoughtsSoFar();
    if (step.done === true) return { move: step.value.move, thoughts: paused - began, longest };
  }
}

/** Games of which every fifth decision is thought over by the level: what those decisions took. */
export function thinkAll(games, level) {
  const decisions = [];
  const began = thoughtsSoFar();
  for (let index = 0; index < games; index++) {
    let state = game.setup(tableOf(index, 4));
    for (let nth = index; game.toAct(state) !== null; nth++) {
      const measured = nth % EVERY === 0;
      const { move, ...took } = decide(state, measured ? level : QUICK, `bench ${index} ${nth}`);
      if (measured) decisions.push(took);
      state = stateAfter(game.play(state, move));
    }
  }
  return { decisions, thoughts: thoughtsSoFar() - began };
}
