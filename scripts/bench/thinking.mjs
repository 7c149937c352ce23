import { questionOf } from '@/bots/bot';
import { nieuwAmsterdamBrain } from '@/bots/nieuw-amsterdam';
import { thoughtsSoFar } from '@/bots/nieuw-amsterdam/think/greedy';

import { game, stateAfter, tableOf } from './playouts.mjs';

/** Games of which every `every`-th decision is thought over by the level; the rest by the quickest. */
export function thinkAll(games, level, players = 4) {
  const decisions = [];
  let slices = 0;
  let longest = 0;
  for (let index = 0; index < games; index++) {
    let state = game.setup(tableOf(index, players));
    for (let moves = 0; game.toAct(state) !== null; moves++) {
      const question = questionOf(game, state, { level, temperament: 'settler' }, `bench ${index} ${moves}`);
      const began = thoughtsSoFar();
      const thinking = nieuwAmsterdamBrain.think(question);
      let step = thinking.next();
      for (let paused = began; step.done !== true; step = thinking.next()) {
        longest = Math.max(longest, thoughtsSoFar() - paused);
        paused = thoughtsSoFar();
        slices++;
      }
      decisions.push(thoughtsSoFar() - began);
      state = stateAfter(game.play(state, step.value.move));
    }
  }
  return { decisions, slices, longest };
}
