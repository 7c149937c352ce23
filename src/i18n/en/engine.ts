/** What the engine says to programs that drive it. */
export const engineWords = {
  brokenJson: () => 'This line is not JSON.',
  lineTooLong: (most: number) => `A line has at most ${most} characters.`,
  malformed: (field: string, expected: string) =>
    `${field === '' ? 'This' : `"${field}"`} is not understood: expected ${expected}.`,
  unknownGame: (game: string) => `There is no game "${game}".`,
  unknownLevel: (level: string) => `There is no bot of level "${level}".`,
  wrongSeats: (field: string, least: number, most: number) => `"${field}" must be from ${least} to ${most}.`,
  noGame: () => 'No game is running: start one with "new", "load" or "replay".',
  gameOver: () => 'The game is over.',
  noRecord: () => 'A loaded position has no beginning, so it cannot be recorded.',
  nothingToTakeBack: () => 'There is no move to take back.',
  somethingRevealed: () => 'The last move brought something hidden to light: it cannot be taken back.',
  otherPlayersMove: () => 'The last move was made by another player: it needs "consent".',
  fault: (what: string) => `A fault in the engine, the game is as it was before: ${what}`,
  usage: () => 'usage: npm run -s replay -- file.json',
  unreadable: (path: string, why: string) => `${path} cannot be read as a record: ${why}`,
  player: (seat: number) => `Player ${seat + 1}`,
  heading: (title: string, players: number, seed: string, first: string) =>
    `${title}, ${players} players, seed "${seed}", ${first} starts`,
} as const;
