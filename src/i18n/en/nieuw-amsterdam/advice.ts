import type { Term } from '@/bots/nieuw-amsterdam/terms';
import { amount } from './names';

/** What speaks for a move and what against it, going on from "It": one phrase each for every term of the judgement. */
export const reasons: Readonly<Record<Term, readonly [good: string, bad: string]>> = {
  points: ['scores points at once', 'costs points'],
  stocks: ['leaves more to spend', 'uses up resources'],
  furs: ['brings furs', 'gives furs away'],
  income: ['brings more every round', 'brings less every round'],
  leads: ['gains ground in the districts', 'loses ground in the districts'],
  land: ['adds a land worth clearing', 'adds a land that comes too late'],
  houses: ['fills a land that can be cleared', 'builds houses too late to matter'],
  room: ['makes room for more trade goods', 'makes room that stays empty'],
  post: ['shortens the journeys to come', 'makes the journeys longer'],
  cityTiles: ['has city tiles of good use', 'has city tiles of little use'],
  landTiles: ['has land tiles of good use', 'has land tiles of little use'],
  tradeTiles: ['has trade tiles of good use', 'has trade tiles of little use'],
  coins: ['brings coins', 'costs coins'],
  columnWorth: ['fits what the column is worth', 'goes beyond what the column is worth'],
  leastNeeded: ['gives what is needed least', 'gives what is still needed'],
};

/** What a column is worth to somebody. */
export const worth = (name: string, low: number, high: number): string =>
  `Worth ${low === high ? '' : `${low} to `}${amount.resources(high)} to ${name}`;
