import type { Dice } from './rng';

/** Players are numbered from 0, clockwise. */
export type Seat = number;

/** What a game's table is set up with. Names and colours belong to the app, not to the rules. */
export interface Table {
  readonly players: number;
  readonly seed: string;
  /** Who starts; null leaves it to the seed. */
  readonly first: Seat | null;
}

/** The types of one game, bundled so that `Game` needs one parameter. All of them are plain JSON. */
export interface Kind {
  State: unknown;
  /** What a player does. Told apart by `type`. */
  Move: { readonly type: string };
  /** One kind of move now open, with the ranges of its parameters. */
  Offer: { readonly type: string };
  /** What happened, in order: enough to animate and to log. */
  Event: { readonly type: string; readonly rule: string };
  /** Why not: the rule's id, a code, and the facts a sentence needs. */
  Refusal: { readonly rule: string; readonly code: string };
  /** What one pair of eyes may see of a state. */
  View: unknown;
  /** What a move would change. */
  Preview: unknown;
}

export interface Played<K extends Kind> {
  readonly ok: true;
  /** Who moved. */
  readonly by: Seat;
  /** The move as it was understood: known fields only, nothing left out. */
  readonly move: K['Move'];
  readonly state: K['State'];
  readonly events: readonly K['Event'][];
}

export interface Refused<K extends Kind> {
  readonly ok: false;
  readonly refusal: K['Refusal'];
}

/** What seats hide from each other; the shell derives from it whether to draw a curtain between turns. */
export type Secrecy = 'open' | 'softHidden' | 'private';

/** One contract for every game. Nothing here knows a screen, a clock, storage, or chance but the seed's. */
export interface Game<K extends Kind> {
  readonly id: string;
  /** Raised when an old record could now play out differently. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly secrecy: Secrecy;

  /** Pure: the same table gives the same state, byte for byte. */
  setup(table: Table): K['State'];
  /** A state from outside: rebuilt from known fields, or refused with the field that does not fit. */
  read(json: unknown): { readonly ok: true; readonly state: K['State'] } | Refused<K>;
  /** The one seat that must decide, or null when the game is over. */
  toAct(state: K['State']): Seat | null;
  /** A handful, with parameters; empty when over. Holds no secret. */
  offers(state: K['State']): readonly K['Offer'][];
  /** A random legal move of this offer: every such move can come up. */
  sample(state: K['State'], offer: K['Offer'], below: Dice): K['Move'];
  /** The only judge. Total: any JSON gets an answer, and a refused move has changed nothing. */
  play(state: K['State'], move: unknown): Played<K> | Refused<K>;
  /** Why this seat cannot make a move of this kind now (`at` narrows it down), or null if it can. */
  whyNot(state: K['State'], seat: Seat, type: K['Move']['type'], at?: string): K['Refusal'] | null;
  /** What the move itself would change, without what chance or other players add. Reveals nothing hidden. */
  preview(
    state: K['State'],
    move: unknown,
  ): { readonly ok: true; readonly preview: K['Preview'] } | Refused<K>;
  /** Whether something hidden came to light between the two: such a step is not taken back freely. */
  revealed(before: K['State'], after: K['State']): boolean;
  /** Without generator, deck order and secrets of other seats; `null` eyes see what the whole table sees. */
  viewFor(state: K['State'], eyes: Seat | null): K['View'];
  /** A state that these eyes could be looking at: everything hidden from them is dealt anew. */
  imagine(view: K['View'], below: Dice): K['State'];
}

/** A random legal move, each kind of move equally likely. */
export function randomMove<K extends Kind>(game: Game<K>, state: K['State'], below: Dice): K['Move'] {
  const offers = game.offers(state);
  const offer = offers[below(offers.length)];
  if (offer === undefined) throw new Error('nobody is to act');
  return game.sample(state, offer, below);
}
