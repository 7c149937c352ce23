/** What went wrong, what became of the game, and what can be done. */
export const errors = {
  heading: 'Something went wrong',
  noSuchGame: 'There is no such game.',
  noSuchMatch: 'This saved game is not on this device.',
  noSuchPage: 'There is nothing at this address.',
  brokenSave: {
    title: 'This game cannot be opened',
    text: 'The saved game is damaged. Nothing has been deleted: it is kept as it is, and can be exported.',
    reasons: {
      missing: 'It is not on this device any more.',
      unreadable: 'The storage did not answer. Trying again may help.',
      damaged: 'It is damaged: no copy of it is whole.',
      malformed: 'It does not have the form of a saved game.',
      tooNew: 'It was saved by a newer version of the app. Update to open it.',
      diverged: 'Its moves do not fit the rules.',
    },
  },
  damagedCopy: (game: string) => `A backup copy of ${game} was damaged. The game is complete.`,
  movesMissing: (game: string, moves: number) =>
    `A copy of ${game} was damaged. It opens at move ${moves}; later moves may be missing. The damaged copy is kept.`,
  storageCleared: 'The system has cleared the storage of this device. The games come from the backup copy.',
  notReadable: 'The storage cannot be read at the moment. Nothing has been changed.',
  exportFailed: 'The file could not be written.',
  fault: {
    title: 'A fault of ours',
    text: 'The app has made a mistake. The game is safe up to the last saved move.',
    reopen: 'Open the last saved position',
    copyReport: 'Copy the report',
  },
};
