import { newTable, type Orientation, type TableSetup } from '@/match/table';
import { turnFor } from '@/ui/screens/match/turn-for';

const tableFor = (orientation: Orientation, players = 4): TableSetup => ({
  ...newTable({ game: 'any', seed: 's', players, humans: players, level: 'easy' }),
  orientation,
});
const turns = (table: TableSetup) => table.seats.map((_, seat) => turnFor(table, seat));

test('a device that is passed on is always upright', () => {
  expect(turns(tableFor('pass'))).toEqual([0, 0, 0, 0]);
});

test('flip turns it half round for whoever sits opposite', () => {
  expect(turns(tableFor('flip', 2))).toEqual([0, 180]);
});

test('on the table it turns to the edge of each seat', () => {
  expect(turns(tableFor('table'))).toEqual([0, 90, 180, 270]);
});

test('nothing turns for a bot, nor when the game is over', () => {
  const { seats, ...table } = tableFor('table');
  const bots = { ...table, seats: seats.map((seat) => ({ ...seat, kind: 'bot' as const })) };
  expect(turns(bots)).toEqual([0, 0, 0, 0]);
  expect(turnFor(bots, null)).toBe(0);
});
