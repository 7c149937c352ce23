import { counted, either, enumerate } from '../grammar';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

const minutes = counted('minute', 'minutes');
const hours = counted('hour', 'hours');
const days = counted('day', 'days');

export const home = {
  continueGame: 'Continue',
  newGame: 'New game',
  savedGames: 'Saved games',
  noSavedGames: 'No saved games yet.',
  savesItself: 'Every game is saved after each move, all by itself.',
  rules: 'Rules',
  settings: 'Settings',
  rematch: 'Rematch',
  rematchWith: (names: readonly string[]) => `Rematch with ${enumerate(names)}`,
  players: counted('player', 'players'),
  points: counted('point', 'points'),
  savedGameCount: counted('saved game', 'saved games'),
  /** A saved game in one line. */
  running: (round: number | null, name: string): string =>
    round === null ? `${name} is to act` : `Round ${round}, ${name} is to act`,
  finished: (winners: readonly string[]) =>
    `Finished: ${enumerate(winners)} ${either(winners.length, 'won', 'won together')}`,
  practice: 'Practice game',
  saved: (minutesAgo: number): string => {
    if (minutesAgo < 1) return 'Saved just now';
    if (minutesAgo < MINUTES_PER_HOUR) return `Saved ${minutes(Math.floor(minutesAgo))} ago`;
    if (minutesAgo < MINUTES_PER_DAY) return `Saved ${hours(Math.floor(minutesAgo / MINUTES_PER_HOUR))} ago`;
    return `Saved ${days(Math.floor(minutesAgo / MINUTES_PER_DAY))} ago`;
  },
  kept: 'Cannot be opened; kept as it is',
  openGame: (names: readonly string[]) => `Open the game of ${enumerate(names)}`,
  deleteQuestion: (names: readonly string[]) => `Delete the game of ${enumerate(names)}?`,
  deleteKept: 'Delete this game for good? It cannot be brought back.',
  deleted: 'Game deleted.',
  restore: 'Bring it back',
  importGame: 'Import a game from a file',
};
