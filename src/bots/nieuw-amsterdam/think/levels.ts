/** How well a bot counts. Nobody sees more than another: a weaker one slips more and looks less far ahead. */
export interface Skill {
  /** By how many points its judgement of a move is off. */
  readonly slip: number;
  /** How many moves it may try in thought; 0: it takes what looks best at once. */
  readonly budget: number;
}

/** Weakest first. */
export const SKILLS = {
  easy: { slip: 4, budget: 0 },
  medium: { slip: 1.5, budget: 0 },
  hard: { slip: 0, budget: 0 },
  expert: { slip: 0, budget: 12000 },
} as const satisfies Readonly<Record<string, Skill>>;

/** Every level there is, weakest first. */
export const LEVELS = ['random', ...Object.keys(SKILLS)];
