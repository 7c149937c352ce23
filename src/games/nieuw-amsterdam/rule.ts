import { type Fields, type Shape, tagged } from '@/core/shape';
import type { Dice } from '@/core/rng';
import type { Seat } from '@/core/game';
import type { Work } from './draft';
import type { MoveOf, MoveType, OfferOf } from './moves';
import type { Refusal } from './refusals';
import type { District, Phase, State } from './types';

/** A tile of the step, or the step's special action in a district. */
export type Takes = 'tile' | District | 'nothing';

/** One kind of move: what is offered, what is refused and what happens stand together. */
export interface Rule<T extends MoveType> {
  readonly phases: readonly Phase[];
  /** NA-X1: what a turn must still have for it. */
  readonly takes?: Takes;
  /** How a move of this kind is written. */
  readonly shape: Shape<MoveOf<T>>;
  /** Where such a move is offered place by place: one offer each. */
  readonly places?: readonly string[];
  /** Why no such move is possible now, or null; `place` asks for that place only. */
  blocked(state: State, seat: Seat, place?: string): Refusal | null;
  /** The ranges of the parameters, asked only when not blocked. */
  offer(state: State, seat: Seat, place?: string): OfferOf<T>;
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
): Shape<MoveOf<T>> => tagged<MoveOf<T>>(type, rest);

/** For moves without parameters. */
export const noCheck = (): null => null;
