import { screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import { common } from '@/i18n/en/common';
import { HomeScreen } from '@/ui/screens/home/home-screen';

test('home greets with the name of the game and says whose rules it adapts', async () => {
  await renderRouter({ index: HomeScreen });

  expect(await screen.findByRole('heading', { name: common.title })).toBeOnTheScreen();
  expect(screen.getByText(common.tagline)).toBeOnTheScreen();
  expect(screen.getByText(/unofficial adaptation.*not affiliated/is)).toBeOnTheScreen();
});
