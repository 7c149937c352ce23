import { at } from '@/core/list';
import type { Seat } from '@/core/game';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { Event } from '@/games/nieuw-amsterdam/events';
import type { Move, Offer, OfferOf, MoveType } from '@/games/nieuw-amsterdam/moves';
import type { Refusal } from '@/games/nieuw-amsterdam/refusals';
import type { Player, State } from '@/games/nieuw-amsterdam/types';

/** Frozen all the way down: whoever changes it gets an error. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

export interface Turn {
  readonly by: Seat;
  readonly move: Move;
  readonly state: State;
  readonly events: readonly Event[];
}

/** Plays a move that has to be legal. */
export function play(state: State, move: unknown): Turn {
  const played = game.play(frozen(state), frozen(move));
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(move)}: ${JSON.stringify(played.refusal)}`);
  return frozen(played);
}

/** The state after moves that have to be legal. */
export const playAll = (state: State, ...moves: readonly unknown[]): State =>
  moves.reduce<State>((now, move) => play(now, move).state, state);

/** Why a move is refused; it has to be. */
export function refusalOf(state: State, move: unknown): Refusal {
  const played = game.play(frozen(state), frozen(move));
  if (played.ok) throw new Error(`not refused: ${JSON.stringify(move)}`);
  return played.refusal;
}

export const seatOf = (state: State, seat: Seat): Player => at(state.players, seat);

/** The offers of one kind. */
export const offersOf = <T extends MoveType>(state: State, type: T): readonly OfferOf<T>[] =>
  game.offers(state).filter((offer: Offer): offer is OfferOf<T> => offer.type === type);

/** The kinds of move now open, each once. */
export const openMoves = (state: State): readonly string[] => [
  ...new Set(game.offers(state).map(({ type }) => type)),
];

/** A state with some things different; players, districts, traders and piles are patched one by one. */
export interface Patch extends Partial<Omit<State, 'players' | 'districts' | 'traders' | 'piles'>> {
  readonly seats?: Readonly<Record<Seat, Partial<Player>>>;
  readonly districts?: Partial<State['districts']>;
  readonly traders?: Partial<State['traders']>;
  readonly piles?: Partial<State['piles']>;
}

export function patched(state: State, { seats = {}, districts, traders, piles, ...rest }: Patch): State {
  return {
    ...state,
    ...rest,
    players: state.players.map((player, seat) => ({ ...player, ...seats[seat] })),
    districts: { ...state.districts, ...districts },
    traders: { ...state.traders, ...traders },
    piles: { ...state.piles, ...piles },
  };
}

/** Plays `endTurn` so many times. */
export const endTurns = (state: State, times: number): State =>
  playAll(state, ...Array.from({ length: times }, () => ({ type: 'endTurn' })));
