import type { RuleId } from '../rule-ids';

/** Something that must hold for a state to be played on: whether it does, the rule, the field, and what is expected. */
export type Demand = readonly [holds: boolean, rule: RuleId | 'PROTOCOL', field: string, expected: string];

/** Yielded lazily and in order, so that a later demand may rely on all earlier ones. */
export type Demands = Iterable<Demand>;
