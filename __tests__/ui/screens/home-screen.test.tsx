import AsyncStorage from '@react-native-async-storage/async-storage';
import { screen, userEvent, waitFor } from '@testing-library/react-native';

import { common } from '@/i18n/en/common';
import { matchStore, saves, settingsStore } from '@/match';
import { newTable, withSeat } from '@/match/table';
import { freshDevice, openApp } from './app';

const { home } = common;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

const table = [
  { name: 'Anna', kind: 'human' as const },
  { name: 'Björn', kind: 'human' as const },
].reduce(
  (draft, change, seat) => withSeat(draft, seat, change),
  newTable({ game: 'nieuw-amsterdam', seed: 'home', players: 2, humans: 2, level: 'easy' }),
);

beforeEach(freshDevice);

test('home greets with the name of the game and says whose rules it adapts', async () => {
  await openApp();

  expect(screen.getByRole('heading', { name: common.title })).toBeOnTheScreen();
  expect(screen.getByText(common.tagline)).toBeOnTheScreen();
  expect(screen.getByText(/unofficial adaptation.*not affiliated/is)).toBeOnTheScreen();
  expect(await button(home.newGame)).toBeOnTheScreen();
  expect(screen.queryByRole('button', { name: new RegExp(home.continueGame) })).toBeNull();
  expect(screen.queryByRole('button', { name: /Rematch/ })).toBeNull();
});

test('an interrupted game comes first: round, step, whose turn it is, scores, and the way back', async () => {
  const id = matchStore.getState().begin(table);
  await matchStore.getState().leave();
  await openApp();

  const goOn = await button(/^Continue/);
  expect(screen.getByText(/(Anna|Björn) is to act/)).toBeOnTheScreen();
  expect(screen.getByText(/First businesses · Saved just now/)).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: /^Björn, 0 points/ })).toBeOnTheScreen();
  await userEvent.press(goOn);
  expect(await screen.findByText(`table ${id}`)).toBeOnTheScreen();
});

test('a rematch with the same seats is one tap', async () => {
  settingsStore.getState().change({ lastTable: table });
  await openApp();
  await userEvent.press(await button('Rematch with Anna and Björn'));

  expect(await screen.findByText(/^table /)).toBeOnTheScreen();
  expect(matchStore.getState().table?.seats.map(({ name }) => name)).toEqual(['Anna', 'Björn']);
  expect(matchStore.getState().table?.seed).not.toBe('home');
});

test('a deleted game can be brought back; one that does not open is kept until somebody insists', async () => {
  matchStore.getState().begin(table);
  await matchStore.getState().leave();
  await AsyncStorage.setItem('game/broken/0', '{"half":');
  await openApp('/saved');

  await userEvent.press(await button('Delete: Anna, Björn'));
  expect(await screen.findByText(home.deleted)).toBeOnTheScreen();
  await userEvent.press(await button(home.restore));
  expect(await button('Delete: Anna, Björn')).toBeOnTheScreen();

  expect(screen.getByText(common.errors.brokenSave.reasons.damaged)).toBeOnTheScreen();
  await userEvent.press(await button('Delete: broken'));
  expect(screen.getByText(home.deleteKept)).toBeOnTheScreen();
  await userEvent.press(await button(common.button.delete));
  await waitFor(async () => expect(await saves.list()).toHaveLength(1));
});

test('an address that leads nowhere says so and leads home', async () => {
  await openApp('/nowhere/at-all');
  expect(screen.getByText(common.errors.noSuchPage)).toBeOnTheScreen();
  await userEvent.press(await button(common.button.home));
  expect(await screen.findByRole('heading', { name: common.title })).toBeOnTheScreen();
});

test('back at home the table is cleared, so that no bot plays on unseen', async () => {
  matchStore.getState().begin(table);
  await openApp();

  expect(matchStore.getState().id).toBeNull();
  expect(await button(/^Continue/)).toBeOnTheScreen();
});
