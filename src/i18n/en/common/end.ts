import { either, enumerate } from '../grammar';

/** After the last move. */
export const end = {
  heading: 'The game is over',
  winners: (names: readonly string[]) =>
    `${enumerate(names)} ${either(names.length, 'wins', 'share the victory')}`,
  /** How far ahead of the next. */
  lead: (points: number) => `by ${points} ${either(points, 'point', 'points')}`,
  scoring: 'Final scoring',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  nextStep: 'Next step',
  skip: 'Skip to the result',
  table: 'Points by source',
  player: 'Player',
  total: 'Total',
  place: (place: number) => `Place ${place}`,
  graph: 'Points over time',
  graphRound: (round: number) => `Round ${round}`,
  /** The graph in words, for screen readers. */
  graphLine: (name: string, points: readonly number[]) =>
    `${name}, points after each round: ${points.join(', ')}`,
  rematch: 'Rematch',
  rematchHint: 'The same seats, new cards.',
  showBoard: 'Look at the board',
  toHome: 'Home',
  exportRecord: 'Export this game',
};
