import { counted } from '../grammar';

const games = counted('game', 'games');

/** The screen of saved games. */
export const saved = {
  more: 'More',
  moreAbout: (name: string) => `More: ${name}`,
  name: 'Name of the game',
  rename: 'Rename',
  duplicate: 'Duplicate',
  copyName: (name: string) => `${name} (copy)`,
  copyText: 'Copy as text',
  copied: 'The game is in the clipboard as text.',
  code: 'Show as a picture code',
  codeLabel: 'The game as a picture code',
  codeTooLong: 'This game is too long for a picture code. A file or text can hold it.',
  exportAll: 'Export all games',
  backUp: 'Keep a copy of your games.',
  backUpWhy:
    'This browser may clear what is stored. A file of all games can be brought in again at any time.',
  bring: 'Bring a game in',
  bringHint: 'From a file, or pasted as text. Nothing already here is changed.',
  chooseFile: 'Choose a file',
  paste: 'Paste',
  pasteHere: 'Text of a game',
  imported: (count: number) => `${games(count)} brought in.`,
  refused: {
    tooLarge: 'This is too large for saved games.',
    tooDeep: 'This is not a saved game: it is nested too deeply.',
    notAGame: 'This is not a saved game.',
    tooMany: 'There are too many games in it.',
    damaged: 'A game in it is damaged.',
    newer: 'It comes from a newer version of the app.',
    malformed: 'A game in it does not have the form of a saved game.',
    notWritten: 'It could not be stored on this device.',
    unreadable: 'It could not be read.',
  },
  refusedMove: (move: number) => `Move ${move} in it does not fit the rules.`,
  nothingChanged: 'Nothing was changed.',
  recover: 'Recover what is left',
  recovered: (moves: number, of: number) =>
    moves === of
      ? `Recovered up to move ${moves}, as a new game. The damaged one is kept.`
      : `Recovered up to move ${moves} of ${of}, as a new game. The damaged one is kept.`,
  notRecovered: 'Nothing could be recovered. The damaged game is kept as it is.',
  keptCopies: 'A damaged copy of this game is kept. The game itself is complete.',
  notChanged: 'That could not be stored. Nothing was changed.',
  waiting: (count: number) => `${games(count)} not saved yet. The app keeps trying while it is open.`,
};
