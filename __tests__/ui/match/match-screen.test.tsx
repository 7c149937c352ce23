import '../screens/real-reanimated';

import { screen, userEvent } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { Text } from 'react-native';

import { matchStore, settingsStore } from '@/match';
import { DEFAULTS } from '@/match/settings';
import { MatchScreen } from '@/ui/screens/match/match-screen';
import { tableFor } from '../../support/matches';

const routes = { 'match/[id]': MatchScreen, index: () => <Text>the way home</Text> };

beforeEach(() => settingsStore.setState({ settings: { ...DEFAULTS, language: 'en' }, ready: true }));

test('an unknown game says so and leads home', async () => {
  await renderRouter(routes, { initialUrl: '/match/nowhere' });
  expect(await screen.findByText('This saved game is not on this device.')).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: 'Home' }));
  expect(await screen.findByText('the way home')).toBeOnTheScreen();
});

test('a saved game is put on the table again', async () => {
  const id = matchStore.getState().begin(tableFor(2, 2)) ?? '';
  await matchStore.getState().leave();
  await renderRouter(routes, { initialUrl: `/match/${id}` });
  expect(await screen.findByText('Player 1 opens a business in any district')).toBeOnTheScreen();
});
