import { isMalformed } from '@/core/shape';
import { nieuwAmsterdam as game } from '@/games/nieuw-amsterdam';
import {
  companyOf,
  fits,
  isHuman,
  newTable,
  settled,
  tableOf,
  tableShape,
  withPlayers,
  withSeat,
} from '@/match/table';

const fresh = (players: number, humans = 1) =>
  newTable({ game: 'nieuw-amsterdam', seed: 's', players, humans, level: 'easy' });

test('people sit first, bots fill the table, every seat has a colour and an edge of its own', () => {
  const table = fresh(4, 2);
  expect(table.seats.map(({ kind }) => kind)).toEqual(['human', 'human', 'bot', 'bot']);
  expect(table.seats.map(({ colour }) => colour)).toEqual([0, 1, 2, 3]);
  expect(table.seats.map(({ edge }) => edge)).toEqual(['bottom', 'left', 'top', 'right']);
  expect(table.seats.map(({ level }) => level)).toEqual(['easy', 'easy', 'easy', 'easy']);
});

test.each([
  [2, ['bottom', 'top']],
  [3, ['bottom', 'left', 'right']],
  [5, ['bottom', 'left', 'top', 'top', 'right']],
])('%i players sit around the screen', (players, edges) => {
  expect(fresh(players).seats.map(({ edge }) => edge)).toEqual(edges);
});

test('the rules learn how many play, the seed and who starts', () => {
  expect(tableOf({ ...fresh(3), first: 2 })).toEqual({ players: 3, seed: 's', first: 2 });
});

test('a colour that is taken is exchanged', () => {
  const table = withSeat(fresh(3), 0, { colour: 2 });
  expect(table.seats.map(({ colour }) => colour)).toEqual([2, 1, 0]);
  expect(withSeat(table, 0, { colour: 4 }).seats.map(({ colour }) => colour)).toEqual([4, 1, 0]);
  expect(withSeat(table, 1, { kind: 'human' }).seats.map(({ colour }) => colour)).toEqual([2, 1, 0]);
});

test('who comes to the table is a bot of a free colour, who stays keeps name and colour', () => {
  const two = withSeat(withSeat(fresh(2), 0, { colour: 3 }), 1, { name: 'Bert', colour: 4 });
  const four = withPlayers(two, 4);
  expect(four.seats.map(({ colour }) => colour)).toEqual([3, 4, 0, 1]);
  expect(four.seats.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot', 'bot']);
  expect(four.seats.map(({ name }) => name)).toEqual(['', 'Bert', '', '']);
  expect(four.seats.map(({ edge }) => edge)).toEqual(['bottom', 'left', 'top', 'right']);
  expect(withPlayers(four, 2)).toEqual(two);
});

test('who was to start and leaves the table starts no more', () => {
  expect(withPlayers({ ...fresh(4), first: 3 }, 3).first).toBeNull();
  expect(withPlayers({ ...fresh(4), first: 2 }, 3).first).toBe(2);
});

test('a table is settled with clean names, each its own', () => {
  const table = withSeat(withSeat(fresh(3), 0, { name: ' Anna ' }), 2, { name: 'anna' });
  expect(settled(table, (seat) => `Player ${seat + 1}`).seats.map(({ name }) => name)).toEqual([
    'Anna',
    'Player 2',
    'anna 2',
  ]);
});

test('the company are the seats of people', () => {
  const company = companyOf(withSeat(fresh(3), 2, { kind: 'human' }));
  expect(company).toEqual({ humans: [0, 2] });
  expect([0, 1, 2, null].map((seat) => isHuman(company, seat))).toEqual([true, false, true, false]);
});

test.each([
  ['enough players', fresh(2), true],
  ['as many as can play', fresh(5), true],
  ['too few', fresh(1), false],
  ['too many', fresh(6), false],
  ['another game', { ...fresh(2), game: 'chess' }, false],
  ['a starter who is there', { ...fresh(2), first: 1 }, true],
  ['a starter who is not', { ...fresh(2), first: 2 }, false],
  ['too long a seed', { ...fresh(2), seed: 'x'.repeat(201) }, false],
])('whether a table fits the game: %s', (_what, table, fit) => {
  expect(fits(game, table)).toBe(fit);
});

test('a table is read back as it was stored, and nothing else is', () => {
  const table = settled(fresh(5, 3), String);
  expect(tableShape(JSON.parse(JSON.stringify(table)))).toEqual(table);
  for (const wrong of [
    { ...table, seats: [] },
    { ...table, orientation: 'upside down' },
    { ...table, seats: [{ ...table.seats[0], colour: 5 }] },
    { ...table, seats: [{ ...table.seats[0], kind: 'cat' }] },
    { ...table, seats: [{ ...table.seats[0], edge: 'middle' }] },
    { ...table, seats: [{ ...table.seats[0], assistance: 'cheat' }] },
    { ...table, extra: 1 },
  ])
    expect(isMalformed(tableShape(wrong))).toBe(true);
});
