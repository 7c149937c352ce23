import type { Game, Kind, Seat } from '@/core/game';

/** What a bot likes; how well it counts is its level. */
export const TEMPERAMENTS = ['settler', 'merchant', 'burgher'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** Who is to think. */
export interface Mind {
  readonly level: string;
  readonly temperament: Temperament;
}

/**
 * All a bot gets to know: what the player in its seat may see. Plain JSON, so that it can cross to another
 * thread. `seed` is the bot's own chance, for everything it leaves to chance and every world it imagines.
 */
export interface Question<K extends Kind> extends Mind {
  readonly game: string;
  readonly seat: Seat;
  readonly view: K['View'];
  readonly offers: readonly K['Offer'][];
  readonly seed: string;
}

export interface Answer<K extends Kind> {
  readonly move: K['Move'];
  /** The limit of time bit before the thinking was done. */
  readonly limited: boolean;
}

/** Why a move is good: a term of the judgement and how much it gains there. */
export interface Reason {
  readonly term: string;
  readonly amount: number;
}

export interface Hint<K extends Kind> {
  readonly move: K['Move'];
  /** In victory points, as far as can be told, against doing nothing. */
  readonly gain: number;
  /** The weightiest first. */
  readonly reasons: readonly Reason[];
}

/** What a column of the auction is worth to the one who asks, in resources. */
export interface Worth {
  readonly column: number;
  readonly low: number;
  readonly high: number;
}

export interface Advice<K extends Kind> {
  /** At most three, the best first. */
  readonly best: readonly Hint<K>[];
  /** null when nothing is for sale. */
  readonly columns: readonly Worth[] | null;
}

/** Thinking that can be paused after every few milliseconds of work, and dropped for good at any pause. */
export type Thinking<T> = Generator<void, T, void>;

/** Everything that plays one game. The same question always gets the same answer. */
export interface Brain<K extends Kind> {
  /** Weakest first. */
  readonly levels: readonly string[];
  think(question: Question<K>): Thinking<Answer<K>>;
  /** null: this brain gives no advice. */
  advise(question: Question<K>): Thinking<Advice<K> | null>;
}

export function questionOf<K extends Kind>(
  game: Game<K>,
  state: K['State'],
  { level, temperament }: Mind,
  seed: string,
): Question<K> {
  const seat = game.toAct(state);
  if (seat === null) throw new Error('nobody is to act');
  const view = game.viewFor(state, seat);
  return { game: game.id, seat, view, offers: game.offers(state), level, temperament, seed };
}

/**
 * A bot's own chance, from the game's seed and the length of its log: the game's cards never hang on it, and a
 * move taken back comes again the same.
 */
export const botSeed = (seed: string, moves: number): string => `bot ${moves} ${seed}`;

/** Thinks to the end, without a pause. */
export function thought<T>(thinking: Thinking<T>): T {
  for (;;) {
    const step = thinking.next();
    if (step.done === true) return step.value;
  }
}
