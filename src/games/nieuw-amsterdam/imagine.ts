import { type Dice, rngFromSeed, shuffled } from '@/core/rng';
import { ALL_FURS, LANDS_BY_ERA, SHIPS_BY_ERA } from './setup';
import { type Fur, FURS, type State, TRADERS, type View } from './types';

const WORLDS = 0x7fffffff;

/** A state that fits what is seen: piles dealt from what is not seen elsewhere, and a generator of its own. */
export function imagine(view: View, below: Dice): State {
  const { players, lands, ships } = view;
  const landsSeen = [...lands, ...players.flatMap((player) => player.lands.map(({ id }) => id))];
  const shipsSeen = [...ships, ...players.flatMap((player) => player.ships)];
  return {
    ...view,
    piles: {
      furDraw: shuffled(unseenFurs(view), below),
      furDiscard: view.piles.furDiscard,
      landDeck: unseenDeck(LANDS_BY_ERA, view.piles.landDeck, landsSeen, below),
      shipDeck: unseenDeck(SHIPS_BY_ERA, view.piles.shipDeck, shipsSeen, below),
    },
    rng: rngFromSeed(`imagined ${below(WORLDS)}`),
  };
}

function unseenFurs({ players, traders, piles }: View): Fur[] {
  const seen = { beaver: 0, mink: 0, otter: 0, muskrat: 0, lynx: 0 };
  for (const fur of [...TRADERS.flatMap((trader) => traders[trader]), ...piles.furDiscard]) seen[fur]++;
  for (const { furs } of players) for (const fur of FURS) seen[fur] += furs[fur];
  return ALL_FURS.filter((fur) => seen[fur]-- <= 0);
}

/**
 * The `left` last cards of a deck whose earlier eras lie on top (NA-S5). Cards that have left the game (NA-P1)
 * are not on the table any more, so any card that is not seen may still come.
 */
function unseenDeck(
  eras: readonly (readonly string[])[],
  left: number,
  seen: readonly string[],
  below: Dice,
): string[] {
  const deck: string[] = [];
  for (const era of [...eras].reverse()) {
    const hidden = era.filter((id) => !seen.includes(id));
    deck.unshift(...shuffled(hidden, below).slice(0, Math.min(era.length, left - deck.length)));
  }
  return deck;
}
