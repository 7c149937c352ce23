import { act, render, screen, userEvent } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { GUARD_MS } from '@/match/handover';
import { MatchTable } from '@/ui/screens/match/match-table';
import { placeAll, submitAll, testStore } from '../../support/match-store';
import { tableFor } from '../../support/matches';

const METRICS = {
  frame: { x: 0, y: 0, width: 1280, height: 800 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

function sit(humans: number, players = 2) {
  const test = testStore();
  test.now().begin(tableFor(players, humans));
  const ways = {
    leave: jest.fn(),
    rules: jest.fn(),
    settings: jest.fn(),
    rematch: jest.fn(),
    botSpeed: jest.fn(),
  };
  const show = () =>
    render(
      <SafeAreaProvider initialMetrics={METRICS}>
        <MatchTable store={test.store} language="en" leftHanded={false} ways={ways} />
      </SafeAreaProvider>,
    );
  return { ...test, ways, show };
}

const user = userEvent.setup();

/** The controls of the panel, not the places of the board. */
async function press(clock: { now: number }, role: 'button' | 'radio', name: string | RegExp) {
  clock.now += GUARD_MS;
  await user.press(screen.getByRole(role, { name }));
}

test('a whole round of two players through the screen', async () => {
  const { show, clock, now } = sit(2);
  await show();
  const tap = (role: 'button' | 'radio', name: string | RegExp) => press(clock, role, name);

  for (const [name, district] of [
    ['Player 1', 'Docks'],
    ['Player 2', 'Granary'],
    ['Player 1', 'Carpenters'],
    ['Player 2', 'Lumber yard'],
  ] as const) {
    expect(screen.getByText(`${name} opens a business in any district`)).toBeOnTheScreen();
    await tap('radio', new RegExp(`^${district}`));
    await tap('button', /^Open at/);
  }

  expect(screen.getByText('Player 1 chooses a column for auction')).toBeOnTheScreen();
  await tap('radio', /^Column 1/);
  await tap('button', 'Auction column 1');
  await tap('button', '+2');
  await tap('button', 'Bid 2');
  expect(screen.getByText('High bid: 2 by Player 1')).toBeOnTheScreen();
  await tap('button', 'Pass');
  expect(screen.getByText('All 2 paid')).toBeOnTheScreen();
  await tap('button', /^Pay 2/);
  await tap('radio', /^Column 4/);
  await tap('button', 'Take column 4');

  for (const step of ['City', 'Land', 'Trade']) {
    for (const name of ['Player 1', 'Player 2']) {
      expect(screen.getByText(new RegExp(`^${step} step: ${name}`))).toBeOnTheScreen();
      await tap('button', /^End turn/);
    }
  }
  expect(now().match?.state).toMatchObject({ round: 2, phase: 'choose' });
  expect(screen.getByText('Upkeep and income')).toBeOnTheScreen();
}, 60_000);

test('a control that is not available says why, with the rule', async () => {
  const { show, clock, ...test } = sit(2);
  submitAll({ clock, ...test }, ...placeAll);
  await show();
  await press(clock, 'radio', /^Column 1/);
  expect(
    screen.getByRole('radio', {
      name: /^Column 4.*With two players this must be a column of 3 tiles\. NA-A7/,
    }),
  ).toBeDisabled();
  await press(clock, 'button', 'Auction column 1');
  await press(clock, 'button', 'Pass');
  expect(screen.getByText(/passing is not\. NA-A/)).toBeOnTheScreen();
});

test('undo is at once for oneself, and asked of the table for others', async () => {
  const { show, clock, now } = sit(2);
  await show();
  await press(clock, 'radio', /^Docks/);
  await press(clock, 'button', /^Open at/);
  expect(now().match?.steps).toHaveLength(1);
  await press(clock, 'button', 'Undo');
  expect(screen.getByText(/Take back 1 move, to the decision of Player 1/)).toBeOnTheScreen();
  await press(clock, 'button', 'The table agrees');
  expect(now().match?.steps).toHaveLength(0);
  await press(clock, 'button', 'Redo');
  expect(now().match?.steps).toHaveLength(1);
});

test('the log tells every event with names', async () => {
  const { show, clock } = sit(2);
  await show();
  await press(clock, 'radio', /^Docks/);
  await press(clock, 'button', /^Open at/);
  await press(clock, 'button', 'Log');
  expect(screen.getByText('Player 1 opens 1 business at the docks')).toBeOnTheScreen();
  await press(clock, 'radio', 'Player 2');
  expect(screen.getByText('No line fits this filter.')).toBeOnTheScreen();
});

test('a line of the log leads to its place on the board', async () => {
  const { show, clock } = sit(2);
  await show();
  await press(clock, 'radio', /^Docks/);
  await press(clock, 'button', /^Open at/);
  await press(clock, 'button', 'Log');
  await press(clock, 'button', /opens.*Show on the board$/);
  expect(screen.getByTestId('pointed-out', { includeHiddenElements: true })).toBeTruthy();
});

test('so does a line of what the others did meanwhile', async () => {
  const { show, clock } = sit(2);
  await show();
  await press(clock, 'radio', /^Docks/);
  await press(clock, 'button', /^Open at/);
  await press(clock, 'button', /^Since Player 2 last acted/);
  await press(clock, 'button', /Show on the board$/);
  expect(screen.getByTestId('pointed-out', { includeHiddenElements: true })).toBeTruthy();
});

test('taking back with nothing there to take back says so', async () => {
  const { show, clock } = sit(2);
  await show();
  await press(clock, 'button', 'Undo');
  expect(screen.getByText('There is nothing to take back.')).toBeOnTheScreen();
  await press(clock, 'button', 'Redo');
  expect(screen.getByText('There is nothing to redo.')).toBeOnTheScreen();
});

test('bots play by themselves, and a tap hurries them', async () => {
  const { show, clock, now, tick } = sit(1);
  await show();
  await press(clock, 'radio', /^Docks/);
  await press(clock, 'button', /^Open at/);
  expect(screen.getByText('Player 2 has decided')).toBeOnTheScreen();
  await press(clock, 'button', /^Next move/);
  expect(now().match?.steps).toHaveLength(2);
  await press(clock, 'radio', /^Granary/);
  await press(clock, 'button', /^Open at/);
  await act(() => tick());
  expect(now().match?.steps.length).toBeGreaterThan(3);
});
