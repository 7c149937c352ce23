import type { Temperament } from '@/bots/bot';
import type { Choice } from '../../words';
import { counted } from '../grammar';

const choice = (label: string, hint: string): Choice => ({ label, hint });

/** By number, as a seat keeps its colour. */
const colours: readonly [string, string, string, string, string] = [
  'Vermilion',
  'Delft blue',
  'Ochre',
  'Verdigris',
  'Aubergine',
];

const levels = {
  random: choice('Random', 'Plays any legal move.'),
  easy: choice('Easy', 'Sees what is near and sometimes slips.'),
  medium: choice('Medium', 'Weighs every move, and misjudges some.'),
  hard: choice('Hard', 'Weighs every move well, one step ahead.'),
  expert: choice('Expert', 'Plays many games ahead in its head. It never peeks.'),
};

const temperaments: Readonly<Record<Temperament, Choice>> = {
  settler: choice('Settler', 'Likes land: houses, harvests, long rows.'),
  merchant: choice('Merchant', 'Likes furs and the ships that carry them.'),
  burgher: choice('Burgher', 'Likes the town: businesses and elections.'),
};

export const setup = {
  heading: (game: string) => `New game: ${game}`,
  seats: 'Players',
  seatCount: counted('player', 'players'),
  seat: (number: number) => `Seat ${number}`,
  addSeat: 'Add a player',
  removeSeat: (name: string) => `Remove ${name}`,
  moveSeat: (name: string) => `Move ${name} round the table`,
  name: 'Name',
  /** What a seat is called until somebody types a name, from 1. */
  playerName: (number: number) => `Player ${number}`,
  botName: (number: number) => `Bot ${number}`,
  nameProblem: {
    empty: 'Everybody needs a name.',
    tooLong: (most: number) => `A name has at most ${counted('letter', 'letters')(most)}.`,
    taken: (name: string) => `Two players are called ${name}.`,
    toldApart: (name: string, own: string) => `Two players are called ${name}: this one plays as ${own}.`,
  },
  colour: 'Colour',
  colours,
  shapes: {
    circle: 'circle',
    square: 'square',
    diamond: 'diamond',
    triangle: 'triangle',
    hexagon: 'hexagon',
  },
  /** A seat's mark, as a screen reader says it. */
  mark: (colour: string, shape: string) => `${colour}, ${shape}`,
  colourTaken: (name: string) => `${name} has this colour.`,
  mind: 'Played by',
  human: 'Person',
  bot: 'Bot',
  level: 'Level',
  levels,
  /** By the bot's own name for it; one we have no words for is called just that. */
  levelOf: (level: string): Choice => new Map(Object.entries(levels)).get(level) ?? choice(level, ''),
  temperament: 'Character',
  temperaments,
  edge: 'Table edge',
  edges: { bottom: 'Bottom', left: 'Left', top: 'Top', right: 'Right' },
  edgeOf: (name: string, edge: string) => `${name} sits at this edge: ${edge}`,
  first: 'Who starts',
  firstRandom: 'Drawn at random',
  firstChosen: (name: string) => `${name} starts`,
  assistance: 'Help during the game',
  assistances: {
    off: choice('Off', 'Only the rules and why a move is not possible.'),
    warnings: choice(
      'Warnings',
      'Says so before a move costs points or closes businesses; a bot gives advice when asked.',
    ),
    coach: choice('Coach', 'Warnings, and a bot gives advice before every decision.'),
  },
  orientation: 'How the device is used',
  orientations: {
    pass: choice('Pass it on', 'Everything stays upright for whoever holds the device.'),
    flip: choice('Face to face', 'The screen turns by half for the player opposite.'),
    table: choice('On the table', 'The device lies flat; the panel turns to the edge of whoever acts.'),
  },
  start: 'Start the game',
  fromSeed: (seed: string) => `Cards from the code ${seed}`,
};
