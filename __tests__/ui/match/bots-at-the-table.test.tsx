import { act, render, screen, userEvent, within } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import type { BotRunner } from '@/bots/runner/runner';
import { words } from '@/i18n';
import { GUARD_MS } from '@/match/handover';
import { type Assistance, type TableSetup, withSeat } from '@/match/table';
import { MatchTable } from '@/ui/screens/match/match-table';
import { place, tableFor } from '../../support/matches';
import { placeAll, submitAll, testStore } from '../../support/match-store';

jest.setTimeout(60_000);

const METRICS = {
  frame: { x: 0, y: 0, width: 1280, height: 800 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};
const { match: said } = words('en').common;

function sit(table: TableSetup, options: Parameters<typeof testStore>[0] = {}) {
  const test = testStore(options);
  test.now().begin(table);
  const ways = {
    ...{ leave: jest.fn(), rules: jest.fn(), settings: jest.fn(), rematch: jest.fn() },
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

const helped = (assistance: Assistance) => withSeat(tableFor(2, 2), 0, { assistance });
const user = userEvent.setup();
const press = (role: 'button' | 'radio', name: string | RegExp) =>
  user.press(screen.getByRole(role, { name }));
describe('asking a bot', () => {
  test('a hint fills the form and plays nothing; the button does', async () => {
    const test = sit(helped('warnings'));
    await test.show();
    await press('button', said.hints.ask);
    expect(screen.getByText(said.hints.title('Player 1'))).toBeOnTheScreen();
    const [first] = screen.getAllByRole('radio', { name: /^Open at/ });
    if (first === undefined) throw new Error('there is a hint');
    await user.press(first);
    expect(screen.getByText(new RegExp(said.hints.shown))).toBeOnTheScreen();
    expect(test.now().match?.steps).toHaveLength(0);
    test.clock.now += GUARD_MS;
    await press('button', /^Open at/);
    expect(test.now().match?.steps).toHaveLength(1);
  });

  test('in an auction every column says what it is worth', async () => {
    const test = sit(helped('warnings'));
    submitAll(test, ...placeAll);
    await test.show();
    await press('button', said.hints.ask);
    expect(screen.getAllByRole('radio', { name: /^Column \d: .*Worth .*to Player 1/ })).toHaveLength(5);
  });

  test('a player whose help is off finds no way to ask', async () => {
    const test = sit(helped('off'));
    await test.show();
    expect(screen.queryByRole('button', { name: said.hints.ask })).toBeNull();
  });

  test('a coach says one thing unasked, and the rest when asked for it', async () => {
    const test = sit(helped('coach'));
    submitAll(test, ...placeAll);
    await test.show();
    expect(screen.getAllByRole('radio', { name: /^Auction column/ })).toHaveLength(1);
    await press('button', said.hints.others);
    expect(screen.getAllByRole('radio', { name: /^Auction column/ })).toHaveLength(2); // those of three tiles
  });

  test('while it thinks that is said, and it can be stopped', async () => {
    const stopped = jest.fn();
    const slow: BotRunner = { think: () => stopped, advise: () => stopped };
    const test = sit(helped('warnings'), { runner: slow });
    await test.show();
    await press('button', said.hints.ask);
    expect(screen.getByText(said.hints.thinking)).toBeOnTheScreen();
    await press('button', said.hints.cancel);
    expect(stopped).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(said.hints.thinking)).toBeNull();
  });
});

test('who plays is settled in one sheet, and nothing changes before it is confirmed', async () => {
  const test = sit(tableFor(2, 2));
  await test.show();
  await press('button', said.menu);
  await press('button', said.bots.seats);
  await user.press(
    within(screen.getByLabelText(said.bots.playedBy('Player 2'))).getByRole('radio', { name: 'Bot' }),
  );
  await press('radio', 'Merchant');
  expect(test.now().table?.seats[1]?.kind).toBe('human');
  await press('button', said.bots.apply);
  expect(test.now().table?.seats[1]).toMatchObject({ kind: 'bot', temperament: 'merchant' });
  await press('button', said.log.title);
  expect(screen.getByText(said.marks.tookOver('Player 2'))).toBeOnTheScreen();
});

test('bots at a pause wait for taps; the menu sets how fast they are', async () => {
  const test = sit(tableFor(2, 0));
  await test.show();
  await press('button', said.bots.pause);
  expect(test.timers.size).toBe(0);
  await press('button', /^Next move/);
  expect(test.now().match?.steps).toHaveLength(1);
  expect(test.timers.size).toBe(0);
  await press('button', said.bots.goOn);
  expect(test.timers.size).toBe(1);
  await press('button', said.menu);
  await press('radio', words('en').common.settings.botSpeeds.instant.label);
  expect(test.ways.botSpeed).toHaveBeenCalledWith('instant');
});

test('a fault of a bot is told until it has been seen', async () => {
  const broken: BotRunner = {
    think: (_question, _done, failed) => {
      failed('a bug');
      return () => undefined;
    },
    advise: () => () => undefined,
  };
  const test = sit(tableFor(2, 1), { runner: broken });
  submitAll(test, place('docks'));
  test.tick();
  await test.show();
  expect(screen.getByText(said.bots.fault('Player 2'))).toBeOnTheScreen();
  await press('button', said.bots.seen);
  expect(screen.queryByText(said.bots.fault('Player 2'))).toBeNull();
});

test('a device that gives bots no thread says so while one is in turn', async () => {
  const test = sit(tableFor(2, 1));
  await test.show();
  await act(() => test.store.setState({ slowBots: true }));
  expect(screen.queryByText(said.bots.slow)).toBeNull();
  await act(() => submitAll(test, place('docks')));
  expect(screen.getByText(said.bots.slow)).toBeOnTheScreen();
});
