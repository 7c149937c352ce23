import { copySim, FUR_END, FUR_NEXT, FUR_PILE, newSim, RNG, type Sim } from '../sim/cells';
import { shuffle } from '../sim/chance';
import { loadState } from '../sim/load';
import { diceOf } from '@/bots/quick';
import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import type { View } from '@/games/nieuw-amsterdam/types';

/** Worlds that fit what is seen: in each, other cards come. */
export function worldsOf(view: View, seed: string, count: number): readonly Sim[] {
  const below = diceOf(`world ${seed}`);
  return Array.from({ length: count }, () => {
    const world = newSim();
    loadState(world, nieuwAmsterdam.imagine(view, below));
    return world;
  });
}

const SPREAD = 0x9e3779b1;

/** A world for the `turn`-th playout: the next in turn, with other luck. Every candidate meets the same. */
export function dealWorld(to: Sim, worlds: readonly Sim[], turn: number): void {
  const world = worlds[turn % worlds.length];
  if (world === undefined) throw new Error('no world');
  copySim(to, world);
  to[RNG] = (to[RNG] as number) ^ Math.imul(turn + 1, SPREAD);
  const next = to[FUR_NEXT] as number;
  shuffle(to, FUR_PILE + next, (to[FUR_END] as number) - next);
}
