import { type Temperament, TEMPERAMENTS } from '@/bots/bot';
import type { Game, Kind, Seat, Table } from '@/core/game';
import { at, range } from '@/core/list';
import { fields, isMalformed, list, nullable, oneOf, optional, type Shape, text, whole } from '@/core/shape';
import { cleanNames, LONGEST_NAME_UNITS } from './names';
import { LONGEST_SEED, wrongSeats } from './record';

export { TEMPERAMENTS };

/** The table as people set it up. The rules get only `tableOf` of it: names and colours are none of theirs. */
export interface TableSetup {
  readonly game: string;
  readonly seed: string;
  /** Who starts; null leaves it to the seed. */
  readonly first: Seat | null;
  readonly orientation: Orientation;
  readonly seats: readonly SeatSetup[];
}

export interface SeatSetup {
  readonly name: string;
  /** Also decides the shape, so that colour is never the only difference. */
  readonly colour: number;
  readonly kind: SeatKind;
  /** How well a bot plays here; kept while a person sits here. */
  readonly level: string;
  /** What a bot likes here; kept while a person sits here. */
  readonly temperament: Temperament;
  /** The edge of the screen this player sits at. */
  readonly edge: Edge;
  readonly assistance: Assistance;
}

/** `pass`: upright for the holder; `flip`: turned between two sides; `table`: turned to each player's edge. */
export const ORIENTATIONS = ['pass', 'flip', 'table'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export const SEAT_KINDS = ['human', 'bot'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export const EDGES = ['bottom', 'left', 'top', 'right'] as const;
export type Edge = (typeof EDGES)[number];

export const ASSISTANCES = ['off', 'warnings', 'coach'] as const;
export type Assistance = (typeof ASSISTANCES)[number];

const COLOURS = 5;
const MOST_SEATS = 10;
const LONGEST_ID = 40;

/** Clockwise around the screen, as evenly as four edges allow. */
const PLACES: Readonly<Record<number, readonly Edge[]>> = {
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'right'],
  5: ['bottom', 'left', 'top', 'top', 'right'],
};

const placesFor = (players: number): readonly Edge[] => PLACES[players] ?? EDGES;

const edgeOf = (seat: Seat, players: number): Edge =>
  at(placesFor(players), seat % placesFor(players).length);

/** Bots side by side differ. */
const temperamentOf = (seat: Seat): Temperament => at(TEMPERAMENTS, seat % TEMPERAMENTS.length);

export interface Beginnings {
  readonly game: string;
  readonly seed: string;
  readonly players: number;
  /** How many of them are people: they sit first. */
  readonly humans: number;
  readonly level: string;
}

/** A fresh table; names are still empty and come with `settled`. */
export const newTable = ({ game, seed, players, humans, level }: Beginnings): TableSetup => ({
  game,
  seed,
  first: null,
  orientation: 'pass',
  seats: range(players).map((seat) => ({
    name: '',
    colour: seat % COLOURS,
    kind: seat < humans ? 'human' : 'bot',
    level,
    temperament: temperamentOf(seat),
    edge: edgeOf(seat, players),
    assistance: 'warnings',
  })),
});

/** More or fewer seats: who stays keeps everything but the place at the screen, who comes is a bot. */
export function withPlayers(table: TableSetup, players: number): TableSetup {
  const free = range(COLOURS).filter((colour) => !table.seats.some((seat) => seat.colour === colour));
  const level = table.seats[table.seats.length - 1]?.level ?? '';
  const seats = range(players).map((seat): SeatSetup => {
    const edge = edgeOf(seat, players);
    const present = table.seats[seat];
    if (present !== undefined) return { ...present, edge };
    const colour = free.shift() ?? seat % COLOURS;
    return {
      name: '',
      colour,
      kind: 'bot',
      level,
      temperament: temperamentOf(seat),
      edge,
      assistance: 'warnings',
    };
  });
  const first = table.first !== null && table.first < players ? table.first : null;
  return { ...table, seats, first };
}

/** One seat changed. A colour somebody else has is exchanged: no colour is ever there twice. */
export function withSeat(table: TableSetup, seat: Seat, change: Partial<SeatSetup>): TableSetup {
  const before = at(table.seats, seat);
  const after = { ...before, ...change };
  const seats = table.seats.map((other, index) => {
    if (index === seat) return after;
    return other.colour === after.colour ? { ...other, colour: before.colour } : other;
  });
  return { ...table, seats };
}

/** Ready to play: names clean, none empty, no two alike. */
export function settled(table: TableSetup, defaultName: (seat: Seat) => string): TableSetup {
  const names = cleanNames(
    table.seats.map(({ name }) => name),
    defaultName,
  );
  return { ...table, seats: table.seats.map((seat, index) => ({ ...seat, name: at(names, index) })) };
}

export const tableOf = ({ seats, seed, first }: TableSetup): Table => ({
  players: seats.length,
  seed,
  first,
});

/** Whether this game can be played at this table. */
export const fits = (game: Game<Kind>, table: TableSetup): boolean =>
  table.game === game.id &&
  wrongSeats(game, table.seats.length, table.first) === null &&
  !isMalformed(tableShape(table));

/** Which seats are people. The rules do not know; undo and hand-over do. */
export interface Company {
  readonly humans: readonly Seat[];
}

export const companyOf = ({ seats }: TableSetup): Company => ({
  humans: seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : [])),
});

export const isHuman = ({ humans }: Company, seat: Seat | null): seat is Seat =>
  seat !== null && humans.includes(seat);

export const tableShape: Shape<TableSetup> = fields<TableSetup>({
  game: text(LONGEST_ID),
  seed: text(LONGEST_SEED),
  first: nullable(whole(0, MOST_SEATS - 1)),
  orientation: oneOf(ORIENTATIONS),
  seats: list(
    fields<SeatSetup>({
      name: text(LONGEST_NAME_UNITS),
      colour: whole(0, COLOURS - 1),
      kind: oneOf(SEAT_KINDS),
      level: text(LONGEST_ID),
      temperament: optional(oneOf(TEMPERAMENTS), TEMPERAMENTS[0]), // tables of before there were any
      edge: oneOf(EDGES),
      assistance: oneOf(ASSISTANCES),
    }),
    MOST_SEATS,
    1,
  ),
});
