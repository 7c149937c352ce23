import { TRADER_ROOM } from './cards';
import {
  ALL_OWN_FURS,
  DISCARD,
  DISCARDS,
  FUR,
  FUR_END,
  FUR_NEXT,
  FUR_PILE,
  seatAt,
  type Sim,
  TRADER,
  TRADER_CELLS,
} from './cells';
import { shuffle } from './chance';

const BOTTOM = 2;

/** NA-P2: the next fur; the discards become a new pile when it is needed and the pile is empty. -1: there is none. */
function drawFur(sim: Sim): number {
  if (sim[FUR_NEXT] === sim[FUR_END] && !reshuffle(sim)) return -1;
  const next = sim[FUR_NEXT] as number;
  sim[FUR_NEXT] = next + 1;
  return sim[FUR_PILE + next] as number;
}

function reshuffle(sim: Sim): boolean {
  const count = sim[DISCARDS] as number;
  if (count === 0) return false;
  for (let i = 0; i < count; i++) sim[FUR_PILE + i] = sim[DISCARD + i] as number;
  sim[FUR_NEXT] = 0;
  sim[FUR_END] = count;
  sim[DISCARDS] = 0;
  shuffle(sim, FUR_PILE, count);
  return true;
}

/** NA-P2: bottom trader first. */
export function refillTraders(sim: Sim): void {
  for (let trader = BOTTOM; trader >= 0; trader--) {
    const cell = TRADER + trader * TRADER_CELLS;
    const room = TRADER_ROOM[trader] as number;
    let count = sim[cell] as number;
    for (; count < room; count++) {
      const fur = drawFur(sim);
      if (fur < 0) break;
      sim[cell + 1 + count] = fur;
    }
    sim[cell] = count;
  }
}

/** NA-D5 */
export function drawFurs(sim: Sim, seat: number, number: number): void {
  const own = seatAt(seat);
  for (let i = 0; i < number; i++) {
    const fur = drawFur(sim);
    if (fur >= 0) gainFurs(sim, own, fur, 1);
  }
}

export function gainFurs(sim: Sim, own: number, fur: number, number: number): void {
  sim[own + FUR + fur] = (sim[own + FUR + fur] as number) + number;
  sim[own + ALL_OWN_FURS] = (sim[own + ALL_OWN_FURS] as number) + number;
}

/** Furs of one type go from a player to the discards. */
export function discardFurs(sim: Sim, own: number, fur: number, number: number): void {
  if (number === 0) return;
  gainFurs(sim, own, fur, -number);
  const count = sim[DISCARDS] as number;
  for (let i = 0; i < number; i++) sim[DISCARD + count + i] = fur;
  sim[DISCARDS] = count + number;
}
