import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import type { RuleId } from '@/games/nieuw-amsterdam/rule-ids';
import type { State } from '@/games/nieuw-amsterdam/types';

/** A state somebody has tampered with: what is wrong, under which rule, where, and what is expected there. */
export interface Tampered {
  readonly wrong: string;
  readonly rule: RuleId | 'PROTOCOL';
  readonly field: string;
  readonly expected: string;
  readonly state: () => object;
}

export const tampered =
  (rule: RuleId | 'PROTOCOL', field: string, expected: string) =>
  (wrong: string, state: () => object): Tampered => ({ rule, field, expected, wrong, state });

/** Loading says exactly what does not fit. */
export function expectMisfit({ rule, field, expected, state }: Tampered): void {
  expect(game.read(state())).toEqual({ ok: false, refusal: { rule, code: 'misfit', field, expected } });
}

/** Loading gives the very state back. */
export function expectFit(state: State): void {
  expect(game.read(JSON.parse(JSON.stringify(state)))).toEqual({ ok: true, state });
}
