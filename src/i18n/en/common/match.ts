import { counted, enumerate } from '../grammar';
import { bots, hints } from './bots';

const moves = counted('move', 'moves');

/** Around the board. The whole table reads this: names, never "you". */
export const match = {
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  menu: 'Menu',
  leave: 'Leave the table',
  leaveHint: 'The game is saved and waits.',
  rules: 'Rules',
  rule: (id: string) => `Rule ${id}`,
  settings: 'Settings',
  finalBoard: 'Final board',
  practice: 'Practice game',
  undo: {
    step: 'Undo',
    restartTurn: 'Restart turn',
    redo: 'Redo',
    nothing: 'There is nothing to take back.',
    nothingToRedo: 'There is nothing to redo.',
    irreversible: 'After this, something hidden is known: it cannot be taken back freely.',
  },
  consent: {
    question: (name: string, count: number) => `Take back ${moves(count)}, to the decision of ${name}?`,
    others: (names: readonly string[]) => `This concerns ${enumerate(names)}.`,
    agree: 'The table agrees',
    decline: 'Leave it',
    practice:
      'Something hidden has come to light since. Taking it back marks this game as practice, and the same cards and furs will come again.',
    practiceAnyway: 'Go on as practice',
  },
  /** Lines of the log that are no moves, by the kind of mark. */
  marks: {
    agreedUndo: (name: string) => `The table agrees: ${name} decides again`,
    practice: (name: string) => `${name} decides again; from here on this is practice`,
    agreedPractice: (name: string) =>
      `The table agrees: ${name} decides again; from here on this is practice`,
    tookOver: (name: string) => `A bot plays for ${name} from here on`,
    gaveBack: (name: string) => `${name} plays again`,
    limited: (name: string) =>
      `The clock cut short what ${name} thought: thought over again, this move might be another`,
    botFault: (name: string) =>
      `${name} found no legal move, a fault of the app: the next one was drawn at random`,
  },
  log: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    everybody: 'Everybody',
    allRounds: 'All rounds',
    beforeRounds: 'Before round 1',
    round: (round: number) => `Round ${round}`,
    byPlayer: 'Filter by player',
    byRound: 'Filter by round',
    nothingFound: 'No line fits this filter.',
    show: 'Show on the board',
  },
  catchUp: {
    title: (name: string) => `Since ${name} last acted`,
    nothing: 'Nobody has moved in between.',
    earlier: (count: number) => `and ${count} more before`,
    dismiss: 'Seen',
  },
  handover: {
    toAct: (name: string) => `${name} is to act`,
    sameAgain: (name: string) => `${name} is to act again`,
    passTo: (name: string) => `Please hand the device to ${name}`,
    ready: (name: string) => `${name} is ready`,
    waiting: (names: readonly string[]) => `Still to come: ${enumerate(names)}`,
  },
  bots,
  hints,
  saving: {
    saving: 'Saving …',
    saved: 'Saved',
    failed: 'Not saved yet',
    unsaved: (count: number) => `${moves(count)} not saved yet. Play can go on; saving is tried again.`,
    noMirror: 'The backup copy does not work at the moment. The game itself is saved.',
    otherTab: 'This game is open in another window.',
    playHere: 'Play here instead',
  },
  zoom: { in: 'Zoom in', out: 'Zoom out', reset: 'Whole board', turn: 'Turn the board' },
  panels: {
    board: 'Board',
    panel: 'Action',
    players: 'Players',
    log: 'Log',
    larger: 'Larger board',
    smaller: 'Smaller board',
  },
};
