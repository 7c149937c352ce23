import { fieldOf, isMalformed, type Malformed, noType, typeOf } from '@/core/shape';
import type { Dice } from '@/core/rng';
import type { Seat } from '@/core/game';
import { SPECIAL_FEE } from './catalogue/rates';
import { playerAt, startWork } from './draft';
import type { Event } from './events';
import type { Move, MoveType, Offer } from './moves';
import { refused, type Refusal, type Refused } from './refusals';
import { type AnyRule, MOVE_TYPES, ruleNamed, ruleOf, rulesOf } from './rules';
import { lacking, tilesLeft } from './steps/turn';
import type { State } from './types';

interface Judged {
  readonly ok: true;
  readonly seat: Seat;
  readonly move: Move;
  readonly rule: AnyRule;
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
  const rule = ruleNamed(typeOf(json));
  if (rule === null) return notUnderstood(noType(json, MOVE_TYPES));
  const move = rule.shape(json);
  if (isMalformed(move)) return notUnderstood(move);
  const seat = state.current ?? 0; // nobody is to act only when the game is over, which comes first
  const refusal =
    notNow(state, move.type, rule) ?? barred(state, seat, rule) ?? rule.check(state, seat, move);
  return refusal === null ? { ok: true, seat, move, rule } : refused(refusal);
}

const notUnderstood = (problem: Malformed): Refused =>
  refused({ rule: 'PROTOCOL', code: 'malformed', field: fieldOf(problem), expected: problem.expected });

/** Whether the phase knows this kind of move. */
function notNow(state: State, type: MoveType, rule: AnyRule): Refusal | null {
  for (const phase of rule.phases) if (phase === state.phase) return null;
  if (state.phase === 'over') return { rule: 'PROTOCOL', code: 'gameOver' };
  return { rule: 'PROTOCOL', code: 'wrongPhase', move: type, phase: state.phase };
}

/** Why no such move is possible at all. */
function barred(state: State, seat: Seat, rule: AnyRule, place?: string): Refusal | null {
  const lack = rule.takes === 'nothing' ? null : lacking(state, seat, rule.takes);
  return lack ?? rule.blocked(state, seat, place);
}

/** What the player does, then what follows by itself. */
export function play(state: State, json: unknown): Played | Refused {
  const judged = judge(state, json);
  if (!judged.ok) return judged;
  const { seat, move, rule } = judged;
  const work = startWork(state);
  rule.act(work, seat, move);
  rule.after(work, seat);
  return { ok: true, by: seat, move, state: work.state, events: work.events };
}

export function offers(state: State): readonly Offer[] {
  const seat = state.current;
  if (seat === null) return [];
  const { specialUsed, coins } = playerAt(state, seat);
  const noTile = !(tilesLeft(state, seat) > 0); // there are none outside the steps
  const poor = coins < SPECIAL_FEE;
  const open: Offer[] = [];
  for (const rule of rulesOf(state.phase)) {
    const { takes, places } = rule;
    if (takes === 'tile') {
      if (noTile) continue;
    } else if (takes !== 'nothing' && (specialUsed || (poor && lacking(state, seat, takes) !== null)))
      continue;
    if (places.length === 0) {
      if (rule.blocked(state, seat) === null) open[open.length] = rule.offer(state, seat);
      continue;
    }
    for (const place of places) {
      if (rule.blocked(state, seat, place) === null) open[open.length] = rule.offer(state, seat, place);
    }
  }
  return open;
}

export function sample(state: State, offer: Offer, below: Dice): Move {
  return ruleOf(offer.type).sample(state, state.current ?? 0, offer, below);
}

export function whyNot(state: State, seat: Seat, type: MoveType, at?: string): Refusal | null {
  const rule = ruleOf(type);
  const early = notNow(state, type, rule);
  if (early !== null) return early;
  if (state.current !== null && state.current !== seat) {
    return { rule: 'PROTOCOL', code: 'notYourTurn', current: state.current };
  }
  return barred(state, seat, rule, at);
}
