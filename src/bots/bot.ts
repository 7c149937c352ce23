import type { Game, Kind, Seat } from '@/core/game';
import { at } from '@/core/list';
import { type Dice, openRng, rngFromSeed } from '@/core/rng';

/** All a bot gets to know: what the player in its seat may see. The state itself stays out of reach. */
export interface Request<K extends Kind> {
  readonly seat: Seat;
  readonly view: K['View'];
  readonly offers: readonly K['Offer'][];
  /** A random legal move of this offer. */
  sample(offer: K['Offer'], below: Dice): K['Move'];
  /** What a move would change, or null if it is refused. */
  preview(move: K['Move']): K['Preview'] | null;
}

/** Chooses for whoever is to act. */
export interface Bot<K extends Kind> {
  choose(request: Request<K>, below: Dice): K['Move'];
}

export function requestOf<K extends Kind>(game: Game<K>, state: K['State']): Request<K> {
  const seat = game.toAct(state);
  if (seat === null) throw new Error('nobody is to act');
  return {
    seat,
    view: game.viewFor(state, seat),
    offers: game.offers(state),
    sample: (offer, below) => game.sample(state, offer, below),
    preview: (move) => {
      const previewed = game.preview(state, move);
      return previewed.ok ? previewed.preview : null;
    },
  };
}

/**
 * A bot's own chance, from the game's seed and the length of its log: the game's cards never hang on it, and a
 * move taken back comes again the same.
 */
export const botDice = (seed: string, moves: number): Dice =>
  openRng(rngFromSeed(`bot ${moves} ${seed}`)).below;

/** Every kind of legal move is equally likely. */
export const randomBot: Bot<Kind> = {
  choose: (request, below) => request.sample(at(request.offers, below(request.offers.length)), below),
};
