import { newSim, seatAt, VP } from '@/bots/nieuw-amsterdam/sim/cells';
import { loadState } from '@/bots/nieuw-amsterdam/sim/load';
import { playGreedy } from '@/bots/nieuw-amsterdam/think/greedy';
import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import type { Play } from './tuning';

const SIM = newSim();

/** A game on the simulator in which everybody looks one step ahead. */
export const playGreedily: Play = (seed, seats) => {
  loadState(SIM, nieuwAmsterdam.setup({ players: seats.length, seed, first: null }));
  playGreedy(
    SIM,
    seats.map((weights) => Float64Array.from(weights)),
  );
  return seats.map((_, seat) => SIM[seatAt(seat) + VP] ?? 0);
};
