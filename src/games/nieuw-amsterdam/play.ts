import { fieldOf, isMalformed, type Malformed, oneOf, typeOf } from '@/core/shape';
import type { Dice } from '@/core/rng';
import type { Seat } from '@/core/game';
import { draftOf, type Work } from './draft';
import type { Event } from './events';
import type { Move, MoveType, Offer } from './moves';
import { refuse, refused, type Refusal, type Refused } from './refusals';
import { MOVE_TYPES, ruleOf, rulesOf } from './rules';
import type { State } from './types';

const moveType = oneOf(MOVE_TYPES);

function readMove(json: unknown): Move | Malformed {
  const type = typeOf(json, moveType);
  return isMalformed(type) ? type : ruleOf(type).shape(json);
}

interface Judged {
  readonly ok: true;
  readonly seat: Seat;
  readonly move: Move;
}

interface Played {
  readonly ok: true;
  readonly by: Seat;
  readonly move: Move;
  readonly state: State;
  readonly events: readonly Event[];
}

/** The one judge: is this JSON a move, may it be made now, are its parameters right? */
export function judge(state: State, json: unknown): Judged | Refused {
  const move = readMove(json);
  if (isMalformed(move)) {
    return refused(refuse('PROTOCOL', { code: 'malformed', field: fieldOf(move), expected: move.expected }));
  }
  const seat = state.current;
  const refusal = notNow(state, move.type) ?? checkMove(state, seat ?? 0, move);
  if (seat === null || refusal !== null) return refused(refusal ?? refuse('PROTOCOL', { code: 'gameOver' }));
  return { ok: true, seat, move };
}

/** Whether the phase knows this kind of move. */
function notNow(state: State, type: MoveType): Refusal | null {
  if (state.phase === 'over') return refuse('PROTOCOL', { code: 'gameOver' });
  if (ruleOf(type).phases.includes(state.phase)) return null;
  return refuse('PROTOCOL', { code: 'wrongPhase', move: type, phase: state.phase });
}

function checkMove(state: State, seat: Seat, move: Move): Refusal | null {
  const rule = ruleOf(move.type);
  return rule.blocked(state, seat) ?? rule.check(state, seat, move);
}

export function play(state: State, json: unknown): Played | Refused {
  const judged = judge(state, json);
  if (!judged.ok) return judged;
  const work: Work = { state: draftOf(state), events: [] };
  perform(work, judged.seat, judged.move);
  return { ok: true, by: judged.seat, move: judged.move, state: work.state, events: work.events };
}

/** Makes a move known to be legal: what the player does, then what follows by itself. */
function perform(work: Work, seat: Seat, move: Move): void {
  const rule = ruleOf(move.type);
  rule.act(work, seat, move);
  rule.after?.(work, seat);
}

export function offers(state: State): readonly Offer[] {
  const seat = state.current;
  if (seat === null) return [];
  const open: Offer[] = [];
  for (const rule of rulesOf(state.phase)) {
    if (rule.blocked(state, seat) === null) open.push(...rule.offers(state, seat));
  }
  return open;
}

export function sample(state: State, offer: Offer, below: Dice): Move {
  return ruleOf(offer.type).sample(state, state.current ?? 0, offer, below);
}

export function whyNot(state: State, seat: Seat, type: MoveType, at?: string): Refusal | null {
  const early = notNow(state, type);
  if (early !== null) return early;
  if (state.current !== null && state.current !== seat) {
    return refuse('PROTOCOL', { code: 'notYourTurn', current: state.current });
  }
  return ruleOf(type).blocked(state, seat, at);
}
