import { screen, userEvent, within } from '@testing-library/react-native';

import { words } from '@/i18n';
import { matchStore, settingsStore } from '@/match';
import { freshDevice, openApp } from './app';

const english = words('en').common;
const german = words('de').common;
const settings = () => settingsStore.getState().settings;

beforeEach(freshDevice);

test('another language is spoken at once', async () => {
  await openApp('/settings');
  await userEvent.press(screen.getByRole('radio', { name: 'Deutsch' }));

  expect(screen.getByRole('heading', { name: german.settings.heading })).toBeOnTheScreen();
  expect(settings().language).toBe('de');
});

test('text size, night, bots, sound and hand take effect and are kept', async () => {
  await openApp('/settings');
  await userEvent.press(screen.getByRole('radio', { name: '150%' }));
  expect(screen.getByText(english.settings.privacy)).toHaveStyle({ fontSize: 24 });
  await userEvent.press(screen.getByRole('radio', { name: english.settings.botSpeeds.instant.label }));
  await userEvent.press(screen.getByRole('switch', { name: english.settings.sound }));
  await userEvent.press(screen.getByRole('switch', { name: new RegExp(english.settings.leftHanded) }));
  const nights = screen.getByLabelText(english.settings.night);
  await userEvent.press(within(nights).getByRole('radio', { name: english.settings.on }));

  expect(settings()).toMatchObject({
    textScale: 150,
    botSpeed: 'instant',
    sound: false,
    leftHanded: true,
    night: 'on',
  });
  expect(matchStore.getState().botSpeed).toBe('instant');
  expect(screen.getByText(english.settings.patternsHint)).toBeOnTheScreen();
});

test('the rules are whole, and a search finds a rule by word and by number', async () => {
  await openApp('/rules/nieuw-amsterdam');
  expect(screen.getAllByText(/^NA-[A-Z]\d$/)).toHaveLength(46);
  expect(screen.getByText(/Lenapehoking/)).toBeOnTheScreen();

  const field = screen.getByLabelText(english.rules.search);
  await userEvent.paste(field, 'na-t2');
  expect(screen.getAllByText(/^NA-[A-Z]\d$/)).toHaveLength(1);
  expect(screen.getByText(english.rules.found(1))).toBeOnTheScreen();
  await userEvent.press(screen.getByRole('button', { name: english.rules.clear }));
  await userEvent.paste(field, 'zeppelin');
  expect(screen.getByText(english.rules.nothingFound('zeppelin'))).toBeOnTheScreen();
});

test('a link to a rule opens the rules there', async () => {
  await openApp('/rules/nieuw-amsterdam?rule=NA-T2');
  expect(screen.getByLabelText(/^NA-T2, /)).toBeOnTheScreen();
});
