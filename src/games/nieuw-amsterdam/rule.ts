import { type Fields, fields, oneOf, type Shape } from '@/core/shape';
import type { Dice } from '@/core/rng';
import type { Seat } from '@/core/game';
import type { Work } from './draft';
import type { MoveOf, MoveType, OfferOf } from './moves';
import type { Refusal } from './refusals';
import type { Phase, State } from './types';

/** One kind of move: what is offered, what is refused and what happens stand together. */
export interface Rule<T extends MoveType> {
  readonly phases: readonly Phase[];
  /** How a move of this kind is written. */
  readonly shape: Shape<MoveOf<T>>;
  /** Why no such move is possible now, or null; `at` asks for one place only (a trader). */
  blocked(state: State, seat: Seat, at?: string): Refusal | null;
  /** The ranges of the parameters, asked only when not blocked. */
  offers(state: State, seat: Seat): readonly OfferOf<T>[];
  /** Why this very move is refused, asked only when not blocked. */
  check(state: State, seat: Seat, move: MoveOf<T>): Refusal | null;
  /** What the player does. */
  act(work: Work, seat: Seat, move: MoveOf<T>): void;
  /** What then follows by itself, until somebody must decide. */
  after?(work: Work, seat: Seat): void;
  /** A random move within an offer. */
  sample(state: State, seat: Seat, offer: OfferOf<T>, below: Dice): MoveOf<T>;
}

export const moveShape = <T extends MoveType>(
  type: T,
  rest: Fields<Omit<MoveOf<T>, 'type'>>,
): Shape<MoveOf<T>> => fields({ type: oneOf([type]), ...rest } as unknown as Fields<MoveOf<T>>); // MoveOf<T> is `type` and the rest

/** For moves without parameters. */
export const noCheck = (): null => null;
