import type { State, View } from './types';

/** Everything is open between players; only the order of the piles and the generator are hidden from all. */
export function viewFor(state: State): View {
  const { piles, rng: _hidden, ...open } = state;
  return {
    ...open,
    piles: {
      furDraw: piles.furDraw.length,
      furDiscard: piles.furDiscard,
      landDeck: piles.landDeck.length,
      shipDeck: piles.shipDeck.length,
    },
  };
}
