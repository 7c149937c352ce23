import { render, screen, userEvent } from '@testing-library/react-native';

import { nieuwAmsterdam } from '@/games/nieuw-amsterdam';
import { DISTRICTS } from '@/games/nieuw-amsterdam/types';
import { Board } from '@/ui/games/nieuw-amsterdam/board/board';
import { tallies } from '@/ui/games/nieuw-amsterdam/board/city-pieces';
import type { BoardLabels } from '@/ui/games/nieuw-amsterdam/board/labels';
import { LANDSCAPE, PORTRAIT, sheetFor, trackCell } from '@/ui/games/nieuw-amsterdam/board/layout';
import { type BoardSpot, spotBox } from '@/ui/games/nieuw-amsterdam/board/spots';
import type { SeatIdentity } from '@/ui/theme/players';

const names = ['Anna', 'Bram', 'Cornelis', 'Dirk', 'Elsje'];
const seats = (players: number) =>
  names.slice(0, players).map((name, colour) => ({ name, colour: colour as SeatIdentity['colour'] }));
const viewOf = (players: number) =>
  nieuwAmsterdam.viewFor(nieuwAmsterdam.setup({ players, seed: 'board', first: 0 }), null);

const labels: BoardLabels = {
  board: 'The board',
  title: 'Title',
  subtitle: 'Round 1',
  north: 'N',
  river: 'River',
  sea: 'Sea',
  districts: {
    lumberYard: 'A',
    granary: 'B',
    docks: 'C',
    carpenters: 'D',
    blackMarket: 'E',
    tradingCompany: 'F',
  },
  moneyBox: 'Box',
  lands: 'Lands',
  ships: 'Ships',
  wharf: 'Wharf',
  landRow: 'Row',
  zoom: { in: 'Zoom in', out: 'Zoom out', fit: 'Whole board' },
};

test('a highlighted district can be tapped, a blocked one too', async () => {
  const onSpot = jest.fn();
  const spots: BoardSpot[] = [
    { id: { kind: 'district', district: 'docks' }, state: 'legal', label: 'Docks, empty. Build.' },
    { id: { kind: 'column', index: 2 }, state: 'selected', label: 'Column 3' },
    { id: { kind: 'trader', trader: 'top' }, state: 'blocked', label: 'Top trader' },
  ];
  await render(<Board view={viewOf(4)} seats={seats(4)} spots={spots} labels={labels} onSpot={onSpot} />);

  await userEvent.press(screen.getByRole('button', { name: 'Docks, empty. Build.' }));
  expect(onSpot).toHaveBeenLastCalledWith({ kind: 'district', district: 'docks' });
  await userEvent.press(screen.getByRole('button', { name: 'Column 3' }));
  expect(onSpot).toHaveBeenLastCalledWith({ kind: 'column', index: 2 });

  const blocked = screen.getByRole('button', { name: 'Top trader' });
  expect(blocked).toBeDisabled();
  await userEvent.press(blocked);
  expect(onSpot).toHaveBeenLastCalledWith({ kind: 'trader', trader: 'top' });
});

test.each([2, 3, 4, 5])('the board is drawn for %d players', async (players) => {
  await render(
    <Board view={viewOf(players)} seats={seats(players)} spots={[]} labels={labels} onSpot={jest.fn()} />,
  );
  expect(screen.getByLabelText('The board')).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeOnTheScreen();
});

test('every place that can be tapped lies on the sheet, large enough for a finger', () => {
  const view = { lands: ['a', 'b', 'c', 'd'], ships: ['e', 'f', 'g', 'h'] };
  const ids: BoardSpot['id'][] = [
    ...DISTRICTS.map((district) => ({ kind: 'district', district }) as const),
    ...[0, 1, 2, 3, 4].flatMap((index) => [
      { kind: 'column', index } as const,
      { kind: 'camp', index } as const,
      { kind: 'zone', index } as const,
    ]),
    ...view.lands.map((id) => ({ kind: 'land', id }) as const),
    ...view.ships.map((id) => ({ kind: 'ship', id }) as const),
  ];
  for (const sheet of [LANDSCAPE, PORTRAIT]) {
    for (const id of ids) {
      const box = spotBox(sheet, view, id);
      if (box === null) throw new Error('off the sheet');
      expect(box.x).toBeGreaterThan(40);
      expect(box.x + box.w).toBeLessThan(sheet.w - 40);
      expect(box.y + box.h).toBeLessThan(sheet.h - 40);
      // At 880 x 720 two thirds of this are dp.
      expect(Math.min(box.w, box.h)).toBeGreaterThanOrEqual(64);
    }
  }
  expect(spotBox(LANDSCAPE, view, { kind: 'land', id: 'gone' })).toBeNull();
});

test('a wide window gets the landscape sheet, a phone held upright the portrait one', () => {
  expect(sheetFor(880, 720)).toBe(LANDSCAPE);
  expect(sheetFor(390, 640)).toBe(PORTRAIT);
});

test.each([LANDSCAPE, PORTRAIT])('the score track has a hundred spaces that never overlap', (sheet) => {
  const spaces = Array.from({ length: 100 }, (_, score) => trackCell(sheet, score));
  expect(new Set(spaces.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)).size).toBe(100);
  expect(trackCell(sheet, 107)).toEqual(trackCell(sheet, 7));
});

test('who leads a district alone, who shares the lead, and who does not lead', () => {
  expect(tallies([3, 1, 0]).map(({ lead }) => lead)).toEqual(['sole', null, null]);
  expect(tallies([2, 2, 1]).map(({ lead }) => lead)).toEqual(['tied', 'tied', null]);
  expect(tallies([0, 0]).map(({ lead }) => lead)).toEqual([null, null]);
});
